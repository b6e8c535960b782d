import { halves } from '#games/winter-war/ui/text/numbers.ts';
import shellMessages from '#table/content/en/shell.ftl';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import winterWarPlayMessages from '#games/winter-war/content/en/play.ftl';
import playMessages from '#table/content/en/play.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import appStartMessages from '#app/content/en/start.ftl';
import startMessages from '#table/content/en/start.ftl';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formFor } from '#app/NewGameForm.tsx';
import { AIDS, type Aid } from '#engine/core/about.ts';
import { board, positionFrom, restore, serialise, startTimeline } from '#engine/winter-war';
import { games } from '#app/games.ts';
import { closePlanner, planAttacks, usePlanner } from '#games/winter-war/ui/controller/planner-store.ts';
import { overlayCommands } from '#games/winter-war/ui/overlays/index.ts';
import { isOverlayShown } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { setMode } from '#games/winter-war/table-adapter.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import { useGame } from '#table/store/game.ts';
import { useHint, hintCommand } from '#table/features/hints/hint.ts';
import { fakeWorkers } from '../ai/fake-worker.ts';
import { useScreen } from '#table/store/navigation.ts';
import { openDialog } from '#table/store/ui.ts';
import { MAP, showGame, timeline } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const attack = startTimeline(
  positionFrom({
    turn: 2,
    phasing: 'soviet',
    phase: 'attack',
    units: stacks('s1602 0-1-2, s1604 6-4-2, f1504 1-1-3'),
  }),
);
const w = startMessages().seats;
const { aids } = extrasMessages();
const threats = overlayCommands.all.find(({ id }) => id === 'threats')!;
/** A switch of the menu of layers, which is opened first. */
function layer(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: shellMessages().mapTools.layers }));
  return screen.getByRole('button', { name });
}

const withoutAids = ['advice', 'threats', 'odds'] as const;
const aid = (name: keyof typeof aids.aid) => screen.findByRole('checkbox', { name: aids.aid[name].name });

describe('aids that two people allow each other', () => {
  it('are agreed in the form of a new game', async () => {
    const game = games.find(({ meta }) => meta.id === 'winter-war')!;
    const Form = formFor(game, await game.startScreen.newGame());
    render(<Form />);
    const user = userEvent.setup();
    expect(screen.queryByRole('checkbox', { name: aids.aid.odds.name })).toBeNull();
    await user.click(screen.getByRole('radio', { name: w.hotseat }));
    for (const name of ['odds', 'advice'] as const) await user.click(await aid(name));
    await user.click(screen.getByRole('button', { name: appStartMessages().start.begin }));
    expect(useScreen.getState().opening).toMatchObject({ withoutAids: ['advice', 'odds'] });
  });

  it('are those that the game has', async () => {
    const game = games.find(({ meta }) => meta.id === 'talvisota')!;
    const Form = formFor(game, await game.startScreen.newGame());
    render(<Form />);
    await userEvent.click(await screen.findByRole('radio', { name: w.hotseat }));
    for (const name of ['odds', 'advice'] as const) expect(await aid(name)).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: aids.aid.threats.name })).toBeNull();
  });

  it('go with the record of the game, which is refused where they are damaged', () => {
    const about = { withoutAids };
    expect(restore(serialise({ ...attack, about }))).toEqual({ ok: true, timeline: { ...attack, about } });
    expect(serialise(attack)).not.toContain('Aids');
    for (const wrong of [[], ['odds', 'odds'], ['dice'], 'odds'])
      expect(restore(JSON.stringify({ ...JSON.parse(serialise(attack)), withoutAids: wrong }))).toMatchObject(
        { ok: false, error: { key: 'damaged' } },
      );
  });

  it('give nothing when they are left out, and say why', async () => {
    showGame({ ...attack, about: { withoutAids } }, 'hotseat');
    await screen.findByRole('group', MAP);
    for (const command of [hintCommand, threats, planAttacks]) {
      expect(command.enabled()).toBe(false);
      expect(command.why()).toBe(playMessages().barred.agreed({ online: false }));
    }
    const user = userEvent.setup();
    act(() => handleMapPress(board.hexByName('1504')));
    await user.click(screen.getByRole('button', { name: winterWarPlayMessages().combat.addAll }));
    expect(screen.getAllByRole('button', { name: winterWarPlayMessages().end.roll })[0]).toBeVisible();
    expect(screen.queryByRole('list', { name: winterWarPlayMessages().combat.chances })).toBeNull();
    expect(
      screen.queryByText(winterWarPlayMessages().combat.against({ a: halves(6), d: halves(1) })),
    ).toBeNull();
  });

  it('are there for one who plays both sides, whatever the record says', async () => {
    showGame({ ...attack, about: { withoutAids } }, 'solo');
    await screen.findByRole('group', MAP);
    expect(threats.enabled()).toBe(true);
  });

  it('change only when the other player agrees', async () => {
    showGame(attack, 'hotseat');
    await screen.findByRole('group', MAP);
    const user = userEvent.setup();
    const asked = extrasMessages().consent.aid;
    for (const [answer, without] of [
      [asked.no, undefined],
      [asked.yes, ['threats']],
    ] as const) {
      act(() => openDialog('seats'));
      await user.click(await aid('threats'));
      expect(
        await screen.findByText(
          asked.text({
            player: 'Finnish player',
            aid: aids.aid.threats.name,
            allowed: false,
          }),
        ),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: answer }));
      expect(timeline().about?.withoutAids).toEqual(without);
    }
    act(() => openDialog('seats'));
    expect(await aid('threats')).not.toBeChecked();
    expect(threats.enabled()).toBe(false);
  });

  /* What each aid gives, wherever it is: on the page, or in what its command has switched on. */

  const plates = () => [...document.querySelectorAll('[data-threat]')].map((plate) => plate.textContent);
  const showsOdds = (): boolean =>
    /6-1|6 to 1/.test(
      [...document.querySelectorAll('aside, [role=status], [data-on]')]
        .map((part) => part.textContent)
        .join(),
    ) || plates().some((text) => text !== '!');
  const shows = (aid: Aid): boolean =>
    aid === 'advice'
      ? useHint.getState().state !== null
      : aid === 'threats'
        ? isOverlayShown('threats') || plates().length > 0
        : usePlanner.getState().open || showsOdds();

  /** Commands that take the table away, or another game onto it. */
  const LEAVING =
    'end leave print save editPosition lessons problems replay review tryLine online toHost paste';

  it.each<readonly Aid[]>([[], ['advice'], ['threats'], ['odds']])(
    'are nowhere, whatever is pressed, without %s',
    async (...without) => {
      fakeWorkers();
      showGame({ ...attack, about: without.length ? { withoutAids: without } : {} }, 'hotseat');
      await screen.findByRole('group', MAP);
      const found = new Set<Aid>();
      const note = (): void => AIDS.forEach((name) => shows(name) && found.add(name));
      const commands = allCommands().filter(({ id }) => !LEAVING.split(' ').includes(id));
      act(() => {
        for (const command of commands) {
          command.run();
          note();
        }
        closePlanner();
        openDialog(null);
        setMode({ mode: 'attack', attackers: [1], targets: [board.hexByName('1504')] });
      });
      // The live region speaks a moment later.
      await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/1504/));
      note();
      for (const button of document.querySelectorAll<HTMLElement>('[role=tab], [role=toolbar] button')) {
        await act(async () => void fireEvent.click(button));
        note();
      }
      expect(found).toEqual(new Set(AIDS.filter((aid) => !without.includes(aid))));
    },
  );

  it.each([
    ['by its button', (): void => void fireEvent.click(layer(threats.label))],
    ['by its key', (): void => void fireEvent.keyDown(document.body, { key: 'z', shiftKey: true })],
  ])('say why when one is pressed %s, and ask the other player', async (_, pressIt) => {
    showGame({ ...attack, about: { withoutAids } }, 'hotseat');
    await screen.findByRole('group', MAP);
    pressIt();
    expect(screen.getAllByText(playMessages().barred.agreed({ online: false }))[0]).toBeVisible();
    expect(plates()).toEqual([]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: playMessages().barred.ask }));
    await user.click(await screen.findByRole('button', { name: extrasMessages().consent.aid.yes }));
    expect(timeline().about?.withoutAids).toEqual(['advice', 'odds']);
  });

  it('end at once where they are given up', async () => {
    fakeWorkers();
    showGame(attack, 'hotseat');
    await screen.findByRole('group', MAP);
    const given = [hintCommand, threats, planAttacks];
    await act(async () => given.forEach((command) => command.run()));
    expect(AIDS.filter(shows)).toEqual(AIDS);
    act(() => useGame.setState({ timeline: { ...timeline(), about: { withoutAids } } }));
    expect(useHint.getState().state).toBeNull();
    expect(usePlanner.getState().open).toBe(false);
    expect(plates()).toEqual([]);
    expect(layer(threats.label)).toHaveAttribute('aria-pressed', 'false');
  });
});
