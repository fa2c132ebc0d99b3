//! Laws of a game in play, along random games.

use jiugong_puzzle::{Direction, Game, GoalName, RandomWalks, Scrambles, Size};

#[test]
fn a_text_holds_the_game_at_every_moment_and_undoing_all_returns_the_start() {
    for (seed, (width, height)) in [(2, 2), (3, 2), (3, 3), (4, 4), (9, 5)].into_iter().enumerate() {
        let goal = GoalName::Snail.board(Size::new(width, height).unwrap());
        let start = Scrambles::new(&goal, seed as u64).next().unwrap();
        let mut game = Game::new(start.clone(), goal).unwrap();
        let mut random = seed as u64;
        let mut below = |count: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % count
        };
        for _ in 0..600 {
            let (made, board) = (game.moves_made(), game.board().clone());
            match below(10) {
                0..=3 => {
                    let slid = game.slide(Direction::ALL[below(4) as usize]);
                    assert_eq!(game.moves_made() - made, usize::from(slid.is_some()));
                    assert_eq!(game.board() != &board, slid.is_some());
                }
                4..=5 => {
                    let cell = below((width * height) as u64) as usize;
                    let tiles = game.slide_run(cell);
                    assert_eq!(game.moves_made() - made, tiles);
                    assert_eq!(game.board().blank() == cell, tiles > 0 || board.blank() == cell);
                }
                6..=7 => {
                    if game.undo().is_some() {
                        let undone = game.board().clone();
                        game.redo().expect("what was just undone");
                        assert_eq!(game.board(), &board);
                        game.undo();
                        assert_eq!(game.board(), &undone);
                    }
                    assert_eq!(game.moves_made(), made);
                }
                _ => {
                    game.redo();
                    assert_eq!(game.moves_made(), made);
                }
            }
            assert_eq!(game.to_string().parse(), Ok(game.clone()));
            assert_eq!(&game.path().apply(&start).unwrap(), game.board());
            assert!(game.net_moves() <= game.path().single_tile_length());
            assert!(game.path().single_tile_length() <= game.moves_made());
            assert_eq!(game.is_solved(), game.board() == game.goal());
        }
        let board = game.board().clone();
        let mut undone = 0;
        while game.undo().is_some() {
            undone += 1;
        }
        assert_eq!((game.board(), game.net_moves()), (&start, 0));
        (0..undone).for_each(|_| assert!(game.redo().is_some()));
        assert_eq!(game.board(), &board);
        assert!(game.slide_run(board.blank()) == 0);
        game.restart();
        assert_eq!(Ok(game.clone()), Game::new(start, game.goal().clone()));
    }
}

#[test]
fn walking_back_solves() {
    let goal = GoalName::Standard.board(Size::new(5, 4).unwrap());
    for walk in RandomWalks::new(&goal, 60, 3).take(20) {
        let mut game = Game::new(walk.apply(&goal).unwrap(), goal.clone()).unwrap();
        for &direction in walk.reversed().slides() {
            assert!(game.slide(direction).is_some());
        }
        assert!(game.is_solved());
        assert_eq!((game.moves_made(), game.net_moves()), (60, 60));
    }
}
