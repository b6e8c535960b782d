import logMessages from '#games/winter-war/content/en/log.ftl';
import tablePlayMessages from '#table/content/en/play.ftl';
import '#app/languages.ts';
import { act as settle, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { EDITIONS, type About, type Action } from '#engine/winter-war';
import { openRecord } from '../../../table/reading.ts';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { LogPanel } from '#table/shell/LogPanel.tsx';
import { setActiveGame } from '#table/game/registry.ts';
import winterWar from '#games/winter-war/index.ts';
import talvisota from '#games/talvisota/index.ts';
import { recordNotes } from '#table/text/log.ts';
import { pastSentence } from '#games/winter-war/ui/log/past.ts';
import { plain } from '#table/text/parts.ts';
import { hexes } from '../../../engine/winter-war/rules/helpers.ts';

afterEach(() => setLanguage('en'));

const fixture = (name: string): string => readFileSync(`tests/fixtures/edition-1/${name}.json`, 'utf8');

describe('a game whose rules have changed', () => {
  it('says so above the log, and tells what was done before', async () => {
    expect(await openRecord(fixture('decision-retreat'), 'solo')).toBeNull();
    const { actions } = useGame.getState().timeline!.about!.past!;
    render(<LogPanel />);
    const [w, past] = [tablePlayMessages().log, logMessages().past];
    expect(screen.getByText(new RegExp(w.followed.slice(0, 60)))).toHaveTextContent(past.board[3]!);
    await userEvent.setup().click(screen.getByText(w.title({ steps: actions.length })));
    const told = actions.flatMap((deed) => pastSentence(deed) ?? []);
    expect(told.length).toBeGreaterThan(20);
    expect((await screen.findAllByText(past.ended)).length).toBeGreaterThan(3);
  });

  it('has nothing to say of a game that is as it was played', async () => {
    await openRecord(fixture('from-a-hand-written-position'), 'solo');
    render(<LogPanel />);
    expect(screen.queryByText(tablePlayMessages().log.stood)).toBeNull();
    expect(recordNotes(useGame.getState().timeline!.about ?? {})).toEqual([]);
  });
});

describe('what is said of a record', () => {
  const past = (rules: number, lost: number, board = rules): About<Action> => ({
    past: { by: { rules, board }, actions: [], lost },
  });

  it('tells what has changed since, and what was lost', () => {
    const [w, { board, rules }] = [tablePlayMessages().log, logMessages().past];
    expect(recordNotes({})).toEqual([]);
    expect(recordNotes(past(1, 3))).toEqual([
      `${w.followed} ${w.lost({ steps: 3 })} ${board[2]} ${board[3]} ${rules[2]} ${rules[3]}`,
    ]);
    expect(recordNotes(past(EDITIONS.rules, 0, EDITIONS.board))).toEqual([w.stood]);
    // Records of the other game have had positions from the first.
    setActiveGame(talvisota);
    expect(recordNotes(past(1, 0))[0]).toMatch(new RegExp(`^${w.stood}`));
    setActiveGame(winterWar);
  });

  it('has words for every edition, in both languages', async () => {
    await loadLanguage('fi');
    for (const language of ['en', 'fi'] as const) {
      settle(() => setLanguage(language));
      for (let edition = 2; edition <= EDITIONS.rules; edition++)
        expect((logMessages().past.rules as Readonly<Record<number, string>>)[edition]).toMatch(/\.$/);
      for (let edition = 2; edition <= EDITIONS.board; edition++)
        expect((logMessages().past.board as Readonly<Record<number, string>>)[edition]).toMatch(/\.$/);
    }
  });
});

const containing = (words: string): string => expect.stringContaining(words) as string;

describe('what was done by other rules', () => {
  const [hex] = hexes('1602') as [number];
  const DEEDS: readonly [Action, number[], string | null][] = [
    [{ type: 'place', unit: 1, hex }, [], null],
    [{ type: 'plan', hex }, [], null],
    [{ type: 'heavy', units: [1] }, [], null],
    [{ type: 'move', unit: 63, path: [] }, [], null],
    [{ type: 'move', unit: 63, path: [hex] }, [], 'moves to Leningrad (1602)'],
    [{ type: 'arrive', unit: 63, hex }, [], 'arrives at Leningrad (1602)'],
    [{ type: 'arrive', unit: 63, hex: null }, [], ''],
    [{ type: 'attack', attackers: [63, 64], targets: [hex] }, [5], 'attack Leningrad (1602). Die: 5.'],
    [{ type: 'retreat', unit: 63, to: hex }, [], 'retreats to'],
    [{ type: 'retreat', unit: 63, to: null }, [], 'cannot retreat'],
    [{ type: 'advance', unit: 63, to: hex }, [], 'advances to'],
    [{ type: 'lose', units: [63] }, [], 'Lost'],
    [{ type: 'administer', unit: 3 }, [], 'supply of'],
    [{ type: 'drop', hex }, [2], 'dropped at Leningrad (1602). Die: 2.'],
    [{ type: 'demolish', unit: 63 }, [], 'breaks the railway'],
    [{ type: 'roll' }, [3, 4], 'Dice: 3, 4.'],
    [{ type: 'accept' }, [], 'accepted'],
    [{ type: 'decline' }, [], 'declined'],
    [{ type: 'end' }, [], 'ends'],
  ];
  it.each(DEEDS)('is told plainly, but for what is hidden: %j', (action, dice, words) => {
    const told = pastSentence({ action, dice });
    expect([told === null, told ? plain(told) : '']).toEqual([words === null, containing(words ?? '')]);
  });
});
