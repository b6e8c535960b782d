import { useGame } from './game.ts';
import { save } from './saving.ts';

/** Whom the screen is passed to has it now. */
export function liftCurtain(): void {
  useGame.setState({ curtain: null });
  void save();
}
