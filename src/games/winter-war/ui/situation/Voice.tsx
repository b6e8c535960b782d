import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import { position, positionOf, useTable, type Mode, type Position } from '../../table-adapter.ts';
import { describeHex } from '../board/describe-hex.ts';
import { fortUnfinished, frozen, UNFINISHED_FORT, type Hex } from '#engine/winter-war';
import { refusalText } from '../text/refusal-text.ts';
import { lostBy, openHexes, reachOf } from '../controller/destinations.ts';
import { stacksOf } from '../controller/faces.ts';
import { highlightsOf } from '../controller/highlights.ts';
import * as ask from '../controller/queries.ts';
import { situationOf } from '../controller/situation.ts';
import { hexText, kindText, unitList, unitText } from '../text/describe.ts';
import { CursorVoice } from '#table';

/** Describes a hex, including its highlights. */
function hexInWords(position: Position, mode: Mode, hex: Hex): string {
  const { seen } = position;
  return describeHex(hex, {
    stack: stacksOf(position, []).find((stack) => stack.hex === hex),
    highlights: highlightsOf(position, mode, [], false),
    ice: frozen(seen.turn),
    broken: seen.course.broken.includes(hex),
    unfinished: hex === UNFINISHED_FORT && fortUnfinished(seen),
  });
}

function attackInWords(
  { state }: Position,
  { attackers, targets }: Extract<Mode, { mode: 'attack' }>,
): string {
  const t = playMessages().voice;
  if (!attackers.length && !targets.length) return t.noAttack;
  const who = t.attack({
    attackers: attackers.length ? unitList(attackers) : t.noAttackers,
    targets: targets.length ? targets.map((hex) => hexText(hex)).join(', ') : t.noTargets,
  });
  if (!attackers.length || !targets.length) return who;
  const refusal = ask.check(state, { type: 'attack', attackers, targets });
  if (refusal) return `${who} ${refusalText(refusal)}`;
  const odds = ask.shownOdds(state, attackers, targets);
  if (!odds) return who;
  const { attack, defence, column } = odds;
  return `${who} ${t.odds({ attack: halves(attack), defence: halves(defence), column: column ?? '' })}`;
}

/** Describes the new selection or choice; "" when there is nothing to announce. */
function modeInWords(position: Position, mode: Mode, before: Mode): string {
  const t = playMessages().voice;
  const { state } = position;
  switch (mode.mode) {
    case 'unit': {
      const same = before.mode === 'unit' && before.unit === mode.unit;
      if (same && mode.preview !== null && mode.preview !== before.preview)
        return t.preview({
          place: hexText(mode.preview),
          lost: unitList(lostBy(state, mode, mode.preview)),
        });
      if (same && mode.prefix.length > before.prefix.length)
        return t.waypoint({ place: hexText(mode.prefix.at(-1)!) });
      if (same) return '';
      const open =
        situationOf(state).kind === 'move' ? reachOf(state, mode).length : openHexes(state, mode).length;
      return t.inHand({ unit: `${unitText(mode.unit)} ${kindText(mode.unit)}`, open });
    }
    case 'attack':
      return attackInWords(position, mode);
    case 'lose':
      return t.givenUp({ units: unitList(mode.units) });
    case 'look':
      return t.look({ place: hexText(mode.hex) });
    case 'idle':
    case 'aim':
    case 'peek':
      return '';
  }
}

const isSecret = ({ mode }: Mode): boolean => mode === 'aim' || mode === 'peek';

/** Announces the hex of the keyboard cursor and changes of the selection. */
export function Voice() {
  return (
    <CursorVoice
      describe={(hex) => hexInWords(positionOf(position()), useTable.getState().mode, hex)}
      told={(now, before) => modeInWords(positionOf(position()), now as Mode, before as Mode)}
      isSecret={(now) => isSecret(now as Mode)}
    />
  );
}
