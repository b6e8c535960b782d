import type { NotationKey } from '#engine/core/notation-text.ts';
import { paste, share } from '#table/commands/dialogs.ts';
import { problemText } from '#table/text/problem-text.ts';
import type { Game } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import type { IncomingProblem } from '#table/store/incoming.ts';
import { useGame } from '#table/store/game.ts';
import { useScreen } from '#table/store/navigation.ts';
import { useUi } from '#table/store/ui.ts';
import { begin, REFUSAL } from '../store/counting.ts';

const game = { refusalText: () => 'No unit may cross the lake.' } as unknown as Game;
const notation = (key: NotationKey, params = {}, why?: typeof REFUSAL): IncomingProblem => ({
  of: 'notation',
  game,
  refusal: { line: 3, column: 12, key, params, text: '', ...(why && { why }) },
});

/** Without the marks around what is filled in. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

describe('why what came in cannot be opened', () => {
  it.each<[IncomingProblem, string]>([
    [{ of: 'link', error: { key: 'newer' } }, 'The link was made by a newer version of the game.'],
    [
      { of: 'link', error: { key: 'illegal-step', step: 4 } },
      'Step 4 of the game in the link breaks the rules: the dice do not match.',
    ],
    [{ of: 'damaged', line: 7, column: 2 }, 'The saved game is damaged at line 7, character 2.'],
    [{ of: 'hosted' }, 'This link leads to a game at a host. Open it in the address bar of your browser.'],
    [{ of: 'foreign', as: 'picture' }, 'It is a picture. A game is saved as text, not as a picture.'],
    [
      { of: 'foreign', as: null },
      'There is no game in it: no game link, no game or position as text, no saved game.',
    ],
    [notation('expected', { what: 'hex', found: '99' }), 'Line 3, character 12: “99” is not a hex.'],
    [
      notation('expected', { what: 'player', found: 'nobody' }),
      'Line 3, character 12: “nobody” is not a player: “human”, or a level of the computer such as “officer”.',
    ],
    [notation('expected', { found: '99' }), 'Line 3, character 12: “99” does not belong here.'],
    [
      notation('expected', { where: '1405', found: '99' }),
      'Line 3, character 12: “99” does not belong here.',
    ],
    [notation('illegal', {}, REFUSAL), 'Line 3, character 12: No unit may cross the lake.'],
    [
      notation('turn', { found: 'turn 2' }),
      'Line 3, character 12: This action cannot come here: the game has reached turn 2.',
    ],
  ])('is said in a sentence (%#)', async (problem, text) => {
    expect(plain(await problemText(problem))).toBe(text);
  });

  it('names the rule that a step of a link breaks', async () => {
    begin();
    setActiveGame({ ...activeGame(), refusalText: game.refusalText });
    const text = await problemText({ of: 'link', error: { key: 'illegal-step', step: 4, why: REFUSAL } });
    expect(plain(text)).toBe('Step 4 of the game in the link breaks the rules: No unit may cross the lake.');
  });

  it('names the place where a position does not fit together, where it is known', async () => {
    const at = await problemText(notation('position', { where: '1405' }));
    expect(at).toContain('1405');
    expect(await problemText(notation('position'))).not.toBe(at);
  });
});

describe('passing a game on', () => {
  it('opens its dialog, but not for a game at a host', () => {
    begin();
    expect(share.enabled()).toBe(true);
    share.run();
    expect(useUi.getState().dialog).toBe('share');
    useGame.setState({ hosted: {} as never });
    expect(share.enabled()).toBe(false);
    expect(share.why()).toBe('Not in an online game.');
  });

  it('is answered by pasting what came', () => {
    paste.run();
    expect(useScreen.getState().incoming).not.toBeNull();
  });
});
