import { halves } from '#games/winter-war/ui/text/numbers.ts';
import winterWarPlayMessages from '#games/winter-war/content/en/play.ftl';
import playMessages from '#table/content/en/play.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import appStartMessages from '#app/content/en/start.ftl';
import startMessages from '#table/content/en/start.ftl';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formFor } from '#app/NewGameForm.tsx';
import { positionFrom, restore, serialise, startTimeline } from '#engine/winter-war';
import { games } from '#app/games.ts';
import { planAttacks } from '#games/winter-war/ui/planner/planner-store.ts';
import { overlayCommands } from '#games/winter-war/ui/board/overlays/index.ts';
import { hintCommand } from '#table/features/hints/commands.ts';
import { useScreen } from '#table/store/navigation.ts';
import { openDialog } from '#table/store/ui.ts';
import { MAP, showGame, timeline } from '../../games/winter-war/ui/table.tsx';

const attack = startTimeline(
  positionFrom({
    turn: 2,
    phasing: 'soviet',
    phase: 'attack',
    units: [
      { hex: '1602', type: '0-1-2' },
      { hex: '1604', type: '6-4-2' },
      { hex: '1504', type: '1-1-3' },
    ],
  }),
);
const w = startMessages().seats;
const { aids } = extrasMessages();
const threats = overlayCommands.all.find(({ id }) => id === 'threats')!;
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
      expect(command.why()).toBe(playMessages().barred.agreed);
    }
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: /1504/ }))[0]!);
    await user.click(screen.getByRole('button', { name: winterWarPlayMessages().combat.addAll }));
    expect(screen.getByRole('button', { name: winterWarPlayMessages().end.roll })).toBeVisible();
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
});
