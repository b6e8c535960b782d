import mapMessages from '../content/en/map.ftl';
import playMessages from '../content/en/play.ftl';
import { boardOf, size, type State } from '#engine/talvisota';
import type { Commands } from '#table/game';
import { defineCommand, goTo, openDialog, speak, useUi } from '#table';
import { position } from '../table-adapter.ts';
import { startsOn, targetsOf } from './controller/clicks.ts';
import { deskOf } from './controller/desk.ts';
import { flagsOnly } from './board/flags.ts';
import { spaceName } from './text/names.ts';

const showAbout = defineCommand({
  id: 'about',
  group: 'game',
  label: () => mapMessages().origins.title,
  icon: 'book',
  while: ['ai', 'watching'],
  run: () => openDialog('about'),
});

/** Stops of the jump keys: selectable spaces; if there are none, spaces with Soviet units. */
function stops(): readonly number[] {
  const state = position();
  const desk = deskOf(useUi.getState().mode);
  const open = [...targetsOf(state, desk), ...startsOn(state, desk)];
  return open.length
    ? open
    : boardOf(state.options).spaces.filter((space) => size(state.soviet.map[space]!) > 0);
}

function jump(step: 1 | -1): void {
  const all = stops();
  if (!all.length) return;
  const { focus } = useUi.getState();
  const at = focus === null ? -1 : all.indexOf(focus);
  const next = at < 0 ? all.at(step > 0 ? 0 : -1)! : all[(at + step + all.length) % all.length]!;
  goTo(next);
  speak(spaceName(next), true);
}

const jumpCommand = (
  id: 'next' | 'previous',
  step: 1 | -1,
  rest: Pick<Parameters<typeof defineCommand>[0], 'icon' | 'keys' | 'keyText' | 'gesture'>,
) =>
  defineCommand({
    id,
    group: 'jump',
    label: () => playMessages().command[id],
    offered: ({ outcome }: State) => !outcome,
    while: ['watching'],
    run: () => jump(step),
    ...rest,
  });

const next = jumpCommand('next', 1, { icon: 'right', keys: 'n', keyText: 'N', gesture: 'swipeLeft' });
const previous = jumpCommand('previous', -1, {
  icon: 'left',
  keys: 'N',
  keyText: 'Shift + N',
  gesture: 'swipeRight',
});

/** The enabled box of the sheet with this number; null if there is none. */
const trayOf = (digit: number): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`[data-tray="${digit}"]:enabled`);

/** Puts the selected counter into a box, or selects the box. */
const trays = [1, 2, 3, 4, 5].map((digit) =>
  defineCommand({
    id: `tray-${digit}`,
    group: 'play',
    keys: String(digit),
    keyText: String(digit),
    silent: true,
    label: () => playMessages().decision.tray({ digit }),
    enabled: () => trayOf(digit) !== null,
    run() {
      const tray = trayOf(digit);
      tray?.click();
      tray?.focus();
    },
  }),
);

export const commands: Partial<Commands> = {
  others: [next, previous, flagsOnly, ...trays, showAbout],
  onMap: [flagsOnly],
  atThumb: [next],
  inMenu: { game: [showAbout], view: [flagsOnly] },
};
