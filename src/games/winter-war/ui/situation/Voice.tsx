import { useEffect, useRef, useState } from 'react';
import { useGame, useTable, usePosition, type Mode, type Position } from '../../here.ts';
import unseen from '../../../../kit/widgets/unseen.module.css';
import { describeHex } from '../map/describe-hex.ts';
import { fortUnfinished, frozen, UNFINISHED_FORT, type Hex } from '../../../../engine/winter-war/index.ts';
import { refusalText } from '../words/refusal-text.ts';
import { openHexes, reachOf } from '../hand/actions.ts';
import { stacksOf } from '../hand/faces.ts';
import { highlightsOf } from '../hand/highlights.ts';
import * as ask from '../hand/queries.ts';
import { situationOf } from '../hand/situation.ts';
import { hexText, kindText, unitList, unitText } from '../words/words.ts';
import { voiceWords } from './voice-words.ts';
import { useVoice } from '../../../../table/seen/voice.ts';
import { commonWords } from '../words/common-words.ts';

/** A hex as the map describes it. */
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
  const w = voiceWords();
  const who = w.attack(
    attackers.length ? unitList(attackers) : w.noAttackers,
    targets.length ? targets.map((hex) => hexText(hex)).join(', ') : w.noTargets,
  );
  if (!attackers.length || !targets.length) return who;
  const refusal = ask.check(state, { type: 'attack', attackers, targets });
  if (refusal) return `${who} ${refusalText(refusal)}`;
  const { attack, defence, column } = ask.odds(state, attackers, targets);
  return `${who} ${w.odds(commonWords().halves(attack), commonWords().halves(defence), column ?? '')}`;
}

/** What has just come to hand, or was chosen. */
function modeInWords(position: Position, mode: Mode, before: Mode): string {
  const w = voiceWords();
  const { state } = position;
  switch (mode.mode) {
    case 'unit': {
      const same = before.mode === 'unit' && before.unit === mode.unit;
      if (same && mode.preview !== null && mode.preview !== before.preview)
        return w.preview(hexText(mode.preview));
      if (same && mode.prefix.length > before.prefix.length) return w.waypoint(hexText(mode.prefix.at(-1)!));
      if (same) return '';
      const open =
        situationOf(state).kind === 'move' ? reachOf(state, mode).length : openHexes(state, mode).length;
      return w.inHand(`${unitText(mode.unit)} ${kindText(mode.unit)}`, open);
    }
    case 'attack':
      return attackInWords(position, mode);
    case 'lose':
      return w.givenUp(unitList(mode.units));
    case 'look':
      return w.look(hexText(mode.hex));
    case 'idle':
    case 'aim':
    case 'peek':
      return '';
  }
}

const isSecret = ({ mode }: Mode): boolean => mode === 'aim' || mode === 'peek';

/** What comes to hand by an action is told after the news of that action, which take a breath. */
const AFTER_NEWS_MS = 400;

/** Says where the keyboard's cursor is, and what was taken in hand: the news of the game are told elsewhere. */
export function Voice() {
  const position = usePosition();
  const focus = useTable((table) => table.focus);
  const mode = useTable((table) => table.mode);
  const { text, count, place } = useVoice();
  const happening = useGame((game) => game.happening);
  const [said, setSaid] = useState({ text: '', count: 0 });
  const before = useRef({ focus, mode, count });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const newsAt = useRef(-Infinity);
  useEffect(() => {
    if (happening.count) newsAt.current = performance.now();
  }, [happening]);

  useEffect(() => {
    const last = before.current;
    before.current = { focus, mode, count };
    const jumped = count !== last.count;
    const parts = [
      jumped ? text : '',
      mode === last.mode ? '' : modeInWords(position, mode, last.mode),
      focus !== null && ((jumped && place) || focus !== last.focus) ? hexInWords(position, mode, focus) : '',
    ].filter(Boolean);
    // Where a drop was planned does not stay to be read by the other player.
    const hush = isSecret(last.mode) && !isSecret(mode);
    if (!parts.length && !hush) return;
    clearTimeout(later.current);
    const tell = (): void => setSaid((old) => ({ text: parts.join(' '), count: old.count + 1 }));
    const wait = newsAt.current + AFTER_NEWS_MS - performance.now();
    if (hush || wait <= 0) tell();
    else later.current = setTimeout(tell, wait);
    // Speaks of cursor and hand; what the position has become is the news of the game.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focus, mode, count]);

  return (
    <p className={unseen.unseen} role="status" aria-live="polite">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
