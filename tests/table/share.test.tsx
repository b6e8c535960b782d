import '#app/languages.ts';
import talvisotaStartMessages from '#games/talvisota/content/en/start.ftl';
import winterWarPlayMessages from '#games/winter-war/content/en/play.ftl';
import startMessages from '#table/content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  present,
  readPosition,
  serialise,
  writeGame,
  writePosition,
  type PositionSpec,
  view,
  type State,
} from '#engine/winter-war';
import { position } from '#games/winter-war/table-adapter.ts';
import { endIncoming, useScreen, type Arrival } from '#table/store/navigation.ts';
import { readIncoming } from '#table/store/incoming.ts';
import { gameLink, positionLink } from '#table/store/links.ts';
import { summaryOf } from '#games/winter-war/options/game-summary.ts';
import { useGame } from '#table/store/game.ts';
import { useUi } from '#table/store/ui.ts';
import { meta as card } from '#games/winter-war/meta.ts';
import IncomingDialog from '#table/shell/dialogs/IncomingDialog.tsx';
import ShareDialog from '#table/features/share/ShareDialog.tsx';
import { randomGame } from '../games/winter-war/records/random-game.ts';
import { setPosition, timeline } from '../games/winter-war/ui/table.tsx';
import { played, GAMES } from '../games/all-games.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { setActiveGame, activeGame } from '#table/game/registry.ts';
import { readLink } from './reading.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const w = extrasMessages().share;
const line = randomGame(5, {}, 60);
const SPEC: PositionSpec = { turn: 4, phasing: 'finn', units: stacks('f1405 6-6-2, s1602 0-1-2') };

const link = async (): Promise<string> => {
  const field = await screen.findByLabelText<HTMLTextAreaElement>(new RegExp(`^${w.link}, `));
  return field.value;
};
async function written(kind: 'game' | 'position'): Promise<string> {
  return (await screen.findByLabelText<HTMLTextAreaElement>(w.notation.label({ kind }))).value;
}
async function held(address: string) {
  const read = await readLink(address.slice(address.indexOf('#')));
  if (!read?.ok) throw new Error('The link is bad');
  return read;
}

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    useUi.setState({ dialog: 'share' });
  });

  it('gives a link to the game, or to the position, and says what each reveals', async () => {
    await setPosition(SPEC);
    const user = userEvent.setup();
    render(<ShareDialog />);
    await written('game');
    expect(screen.getByText(w.reveals.game)).toBeVisible();
    const whole = await link();
    expect(whole).toContain('#game=');
    expect(screen.getByText(new RegExp(w.letters({ letters: whole.length.toLocaleString() })))).toBeVisible();
    // What the table notes for itself stays here.
    const { alone, ...about } = timeline().about!;
    expect(alone).toBe(true);
    expect((await held(whole)).timeline).toEqual({ ...timeline(), about });
    await user.click(screen.getByLabelText(w.kinds.position));
    expect(await screen.findByText(w.reveals.position)).toBeVisible();
    await waitFor(async () => expect(await link()).toContain('#position='));
    const { timeline: game } = await held(await link());
    expect((game.start as State).units).toEqual(position().units);
    expect(game.about?.id).toBeUndefined();
    expect(screen.queryByText(winterWarPlayMessages().secrets.linkHoldsSetUp)).toBeNull();
    expect(screen.queryByText(winterWarPlayMessages().secrets.linkHoldsPlan)).toBeNull();
  });

  it('warns of what is hidden', async () => {
    await setPosition({ ...SPEC, options: { airborne: true }, course: { plan: { hex: 700, turn: 5 } } });
    const user = userEvent.setup();
    const first = render(<ShareDialog />);
    expect(screen.getByText(winterWarPlayMessages().secrets.linkHoldsPlan)).toBeVisible();
    // The Finnish player's text says nothing of the plan.
    await user.click(screen.getByLabelText(w.kinds.position));
    expect(await written('position')).toBe(writePosition(view(position(), 'finn')));
    expect(await written('position')).not.toContain('plan');
    first.unmount();
    await setPosition({ ...SPEC, phase: 'set-up', turn: 0 });
    render(<ShareDialog />);
    expect(screen.getByText(winterWarPlayMessages().secrets.linkHoldsSetUp)).toBeVisible();
    // The counters that are face down would stand in the game as text.
    expect(await screen.findByText(w.notation.secret)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.notation.copy })).toBeNull();
  });

  it('copies, or leaves the text selected where it may not', async () => {
    await setPosition(SPEC);
    const user = userEvent.setup();
    const copied = () => navigator.clipboard.readText();
    render(<ShareDialog />);
    const whole = await link();
    await user.click(screen.getByRole('button', { name: w.copy }));
    expect(await screen.findByText(w.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(whole);
    await written('game');
    await user.click(screen.getByRole('button', { name: w.notation.copy }));
    await expect.poll(copied).toBe(writeGame(timeline()));
    await user.click(screen.getByLabelText(w.kinds.position));
    await written('position');
    await user.click(screen.getByRole('button', { name: w.notation.copy }));
    await expect.poll(copied).toBe(writePosition(position()));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    document.execCommand = () => false;
    await user.click(screen.getByRole('button', { name: w.copy }));
    expect(await screen.findByText(w.copyByHand)).toBeVisible();
    const field = screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${w.link}, `));
    expect(field.selectionEnd! - field.selectionStart!).toBe(field.value.length);
  });

  it('says so where the browser makes no links', async () => {
    await setPosition(SPEC);
    vi.stubGlobal('CompressionStream', undefined);
    render(<ShareDialog />);
    expect(await screen.findByText(w.noLink)).toBeVisible();
  });
});

describe('the dialog of sharing', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** So many moments with a text that no program makes shorter. */
  async function withLines(moments: number): Promise<void> {
    await setPosition(SPEC);
    let random = 7;
    const letter = (): string => {
      random = (random * 48_271) % 0x7fff_ffff;
      return String.fromCodePoint(33 + (random % 90));
    };
    const text = (): string => Array.from({ length: 2000 }, letter).join('');
    const variations = Array.from({ length: moments }, () => ({ at: 0, text: text() }));
    useGame.setState(({ timeline: now }) => ({
      timeline: { ...now!, about: moments ? { variations } : undefined } as never,
    }));
    render(<ShareDialog />);
  }
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

  it('leaves the lines of a game out where that is wanted, and says so of a link that is long', async () => {
    await withLines(12);
    const lines = screen.getByRole('checkbox', { name: w.lines.label });
    const isLong = `${w.long} ${w.lines.shorter}`;
    expect(await screen.findByText(isLong)).toBeVisible();
    fireEvent.click(lines);
    await waitFor(async () => expect((await link()).length).toBeLessThan(2000));
    expect(screen.queryByText(isLong)).toBeNull();
    // A position has none.
    fireEvent.click(screen.getByLabelText(w.kinds.position));
    expect(screen.queryByRole('checkbox', { name: w.lines.label })).toBeNull();
  });

  it('says of a link that nobody could open how to do without', async () => {
    await withLines(40);
    expect(screen.getByText(w.making)).toBeVisible();
    expect(await screen.findByText(w.tooLong)).toBeVisible();
    expect(screen.queryByText(w.making)).toBeNull();
    expect(screen.queryByRole('button', { name: w.copy })).toBeNull();
  });

  it('passes the link to the browser where that has a way of its own, and lets it fail', async () => {
    const share = vi.fn<(what: object) => Promise<void>>(() => Promise.reject(new Error('Not now')));
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }));
    await withLines(0);
    const url = await link();
    expect(screen.queryByRole('checkbox', { name: w.lines.label })).toBeNull();
    press(w.send);
    expect(share.mock.calls).toEqual([[{ title: card.title(), url }]]);
  });

  it('has no way of the browser’s where there is none, and says what a page needs', async () => {
    await withLines(0);
    const url = await link();
    expect(screen.queryByRole('button', { name: w.send })).toBeNull();
    expect(screen.getByText(w.frame.hint({ kind: 'game' }))).toBeVisible();
    expect(screen.getByLabelText<HTMLTextAreaElement>(w.frame.label).value).toContain(
      url.slice(url.indexOf('#')),
    );
  });

  it('writes a game of two people down where nothing of it is hidden', async () => {
    await setPosition(SPEC, 'hotseat');
    render(<ShareDialog />);
    expect(await written('game')).toBe(writeGame(timeline()));
    expect(screen.queryByText(w.notation.secret)).toBeNull();
  });

  it('says that the text cannot be fetched', async () => {
    const game = activeGame();
    setActiveGame({ ...game, notation: () => Promise.reject(new Error('No network')) });
    await withLines(0);
    expect(await screen.findByText(w.notation.unloaded)).toBeVisible();
    setActiveGame(game);
  });
});

describe('what comes in', () => {
  const show = (address: string | null) => {
    useScreen.setState({ opening: null, incoming: { link: address } });
    render(<IncomingDialog link={address} />);
    return userEvent.setup();
  };

  it('is shown, and goes on the table when asked', async () => {
    const user = show(await gameLink(line));
    const dialog = await screen.findByRole('dialog', { name: w.incoming.game });
    expect(dialog).toHaveTextContent(w.steps({ steps: line.cursor }));
    expect(dialog).toHaveTextContent(card.statusText(summaryOf(line)));
    const open = within(dialog).getByRole('button', { name: w.open });
    expect(open).toHaveFocus();
    await user.click(screen.getByLabelText(startMessages().seats.solo));
    expect(useScreen.getState().opening).toBeNull();
    await user.click(open);
    expect(useScreen.getState()).toMatchObject({
      incoming: null,
      opening: { from: 'incoming', table: 'solo', timeline: line },
    });
  });

  it('goes on against the same computer player, or with other people', async () => {
    const seats = { finn: 'human', soviet: 'general', seed: 5 } as const;
    const user = show(await gameLink(line, line.cursor, seats));
    expect(await screen.findByLabelText('Against the General (Soviet)')).toBeChecked();
    await user.click(screen.getByRole('button', { name: w.open }));
    expect(useScreen.getState().opening).toMatchObject({ table: 'hotseat', seats });
  });

  it('goes on without the computer player where that is wanted', async () => {
    const seats = { finn: 'human', soviet: 'general', seed: 5 } as const;
    const user = show(await gameLink(line, line.cursor, seats));
    await user.click(await screen.findByLabelText(startMessages().seats.solo));
    await user.click(screen.getByRole('button', { name: w.open }));
    expect(useScreen.getState().opening).not.toHaveProperty('seats');
  });

  it('is a game of one player alone, and tells how far it went', async () => {
    const before = activeGame();
    const [talvisota] = GAMES;
    setActiveGame(talvisota!.game);
    const alone = played({ ...talvisota!, options: { solo: true }, steps: 60 }, 7);
    expect(talvisota!.game.records.summary(alone).turn).toBeGreaterThan(1);
    show(await gameLink(alone));
    const dialog = await screen.findByRole('dialog', { name: w.incoming.game });
    expect(dialog).toHaveTextContent(w.steps({ steps: alone.cursor }));
    expect(screen.getByLabelText(talvisotaStartMessages().card.solo)).toBeChecked();
    expect(screen.queryByLabelText(startMessages().seats.hotseat)).toBeNull();
    expect(screen.getByLabelText(startMessages().seats.solo)).toBeDisabled();
    expect(screen.getByText(w.noPractice)).toBeVisible();
    setActiveGame(before);
  });

  it('is refused with the reason', async () => {
    const user = show('#game=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      w.linkError({ key: 'damaged', step: '', why: '' }),
    );
    await user.click(screen.getAllByRole('button', { name: w.close }).at(-1)!);
    expect(useScreen.getState().incoming).toBeNull();
  });

  it.each([
    ['a link or a text is asked for', { link: null }, startMessages().library.paste, w.close],
    ['a link is of no use', { link: '#game=abc.1' }, w.refused, w.close],
    ['a text is of no use', { link: null, text: 'hello' }, w.refused, w.close],
    ['one file is of no use', { link: null, files: [new File(['hello'], 'a.txt')] }, w.refused, w.close],
    [
      'there are several files',
      { link: null, files: ['a', 'b'].map((name) => new File(['hello'], name)) },
      startMessages().library.load,
      w.close,
    ],
    ['a game has come', { link: null, text: serialise(line) }, w.incoming.game, w.leave],
  ])('has a title and a way out where %s', async (_, arrival, title, way) => {
    useScreen.setState({ opening: null, incoming: arrival });
    render(<IncomingDialog {...arrival} />);
    const isAsking = title === startMessages().library.paste;
    expect(screen.queryAllByText(w.reading).length > 0).toBe(!isAsking);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).queryByText(w.reading)).toBeNull();
    expect(within(dialog).queryByLabelText(w.pasteField) !== null).toBe(isAsking);
    fireEvent.click(within(dialog).getAllByRole('button', { name: way }).at(-1)!);
    expect(useScreen.getState().incoming).toBeNull();
  });

  it('is told by what there is to tell of it', async () => {
    const facts = (): (string | null)[] =>
      [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const others = card.facts(summaryOf(line)).map(({ name }) => name);
    show(await gameLink(line));
    await screen.findByRole('dialog', { name: w.incoming.game });
    expect(facts()).toEqual([w.stands, w.played, ...others]);
    expect(screen.queryByText(new RegExp(w.otherDice))).toBeNull();
    cleanup();
    show(await positionLink(present(line)));
    await screen.findByRole('dialog', { name: w.incoming.position });
    expect(facts()).toEqual([w.stands, ...others]);
    expect(screen.getByText(new RegExp(w.otherDice))).toBeVisible();
    expect(screen.queryByText(w.noPractice)).toBeNull();
  });

  it('goes on the table at once from a saved game, with its computer player', async () => {
    const seats = { finn: 'human', soviet: 'general', seed: 5 } as const;
    useScreen.setState({ opening: null, incoming: { link: null } });
    render(<IncomingDialog link={null} files={[new File([serialise(line, seats)], 'a.json')]} />);
    await waitFor(() =>
      expect(useScreen.getState()).toMatchObject({
        incoming: null,
        opening: { from: 'incoming', table: 'hotseat', source: 'file', seats },
      }),
    );
  });

  it('may be pasted, again and again until it is good', async () => {
    const user = show(null);
    const paste = async (text: string): Promise<void> => {
      const field = screen.getByLabelText(w.pasteField);
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: w.look }));
    };
    const alert = (): Promise<HTMLElement> => screen.findByRole('alert');
    expect(screen.getByRole('button', { name: w.look })).toBeDisabled();
    await paste('hello');
    expect(await alert()).toHaveTextContent(w.foreign({ as: 'words' }));
    await paste(serialise(line).replace('"type":"end"', '"type":"roll"'));
    await waitFor(async () =>
      expect(await alert()).toHaveTextContent(/Step \d+ of the file breaks the rules: These dice are rolled/),
    );
    await paste('{"turn":4,"phasing":"finn","units":[{"type":"<b>","hex":"1405"}]}');
    await waitFor(async () =>
      expect(await alert()).toHaveTextContent('Line 1, character 1: There is no unit <b> here.'),
    );
    await setPosition(SPEC);
    await paste(`${writeGame(timeline())}\n4F m 4 1405-1404; m 4 1404-9999`);
    await waitFor(async () =>
      expect(await alert()).toHaveTextContent(/^Line 6, character \d+: “9999” is not a hex\.$/),
    );
    await paste(writePosition(position()));
    expect(await screen.findByRole('dialog', { name: w.incoming.position })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('that cannot come about', () => {
    const IMPOSSIBLE =
      'winter-war 4S movement rules=errata 1602=0-1-2/7A 1202=4-4-2/21 1405=2-1-2/44+6-6-2/4 ' +
      '1503=20-12-2/L+2-1-2/163+6-4-2/18 1732=20-12-2/XIX 1506=1-1-4/1';
    const TOLD = [
      '1202 is open water. (Movement.K)',
      '1503 cannot be entered: the Gulf is not frozen. (Movement.N)',
      '1503 holds more units than may stack there (at most 2): 20-12-2 (L), 6-4-2 (18), 2-1-2 (163). (M7)',
      'Ukhta (1732): 20-12-2 (XIX) may not go north of Row A. (Movement.K3)',
      'Units of both sides are in 1405. (Movement.F)',
      'Valkjärvi (1506): NKVD units may not leave the USSR. (Movement.K2)',
    ];
    const read = readPosition(IMPOSSIBLE);
    if (!read.ok) throw new Error(read.refusal.text);
    const inTurn = serialise(read.timeline);
    const files = (...texts: string[]) => texts.map((text, i) => new File([text], `game-${i + 1}.json`));
    const arrivals: readonly (readonly [how: string, arrival: () => Promise<Arrival>])[] = [
      ['in a link', async () => ({ link: await positionLink(present(read.timeline)) })],
      ['in a text', async () => ({ link: null, text: `Look:\n\n> ${IMPOSSIBLE}` })],
      ['in a saved game', async () => ({ link: null, files: files(inTurn) })],
      ['in the file of a text', async () => ({ link: null, files: files(IMPOSSIBLE) })],
    ];

    it.each(arrivals)('%s, is shown with the whole list of why', async (_, arrive) => {
      const incoming = await arrive();
      useScreen.setState({ opening: null, incoming });
      render(<IncomingDialog {...incoming} />);
      expect(await screen.findByText(w.impossible)).toBeVisible();
      const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(told.toSorted()).toEqual(TOLD);
      // Nothing is on the table until it is asked for.
      expect(useScreen.getState().opening).toBeNull();
      await userEvent.setup().click(screen.getByRole('button', { name: w.open }));
      expect(useScreen.getState().opening).toMatchObject({ from: 'incoming' });
    });

    it('is refused among several files', async () => {
      render(<IncomingDialog link={null} files={files(inTurn, IMPOSSIBLE)} />);
      const refused = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
      expect(refused).toEqual([1, 2].map((n) => expect.stringContaining(`game-${n}.json: ${w.impossible} `)));
    });

    it('is not said of games of an earlier edition, which stand as they stood', async () => {
      const past = {
        ...read.timeline,
        about: { past: { by: { rules: 1, board: 1 }, actions: [], lost: 0 } },
      };
      expect(await readIncoming(serialise(past as never))).toMatchObject({ ok: true, faults: [] });
    });
  });
});

it('a text of the second game is opened, and refused in Finnish with the rule', async () => {
  const before = activeGame();
  const [talvisota] = GAMES;
  setActiveGame(talvisota!.game);
  await loadLanguage('fi');
  setLanguage('fi');
  const fi = extrasMessages().share;
  const user = userEvent.setup();
  useScreen.setState({ opening: null, incoming: { link: null } });
  render(<IncomingDialog link={null} />);
  const paste = async (text: string): Promise<void> => {
    await user.clear(screen.getByLabelText(fi.pasteField));
    await user.click(screen.getByLabelText(fi.pasteField));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: fi.look }));
  };
  const setUp = 'talvisota game\nrules -\nT0 assign 5FUS LAP';
  for (const [text, refusal] of [
    [`${setUp}; assign 2SUB LAD`, 'Rivi 3, merkki 28: ”2SUB” ei kerro yksiköiden määrää niin kuin 3FUS.'],
    [`${setUp}; end`, /^Rivi 3, merkki 21: .*rintama/],
  ] as const) {
    await paste(text);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusal));
  }
  await paste(setUp);
  expect(await screen.findByRole('dialog', { name: fi.incoming.game })).toBeVisible();
  setActiveGame(before);
});

it('the address loses its link and keeps the rest', () => {
  location.hash = '#seed=7&game=abc.1';
  endIncoming();
  expect(location.hash).toBe('#seed=7');
  location.hash = '';
});
