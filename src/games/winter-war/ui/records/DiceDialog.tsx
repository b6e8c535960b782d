import { useMemo, useState, type ReactNode } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { openDialog, usePlayers, PlaceLinks, playerText, watchTable } from '#table';
import {
  buildDiceRecord,
  type DiceRecord,
  type Roll,
  type SideDice,
  type Luck,
} from '../../analysis/records/dice-record.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import { useGame, useTable } from '../../table-adapter.ts';
import { decimal, signedDecimal } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import type { CombatResult, Side } from '#engine/winter-war';
import { Button } from '#kit/widgets/Button.tsx';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './DiceView.module.css';

/** Names of the players by side, where given. */
type Players = Readonly<Partial<Record<Side, string>>>;

/** How unusual losses are: within one standard deviation, within two, or beyond. */
type Rarity = 'usual' | 'uncommon' | 'rare';

/** Smaller differences count as none. */
const LEAST = 0.05;

export function rarityOf({ points, deviation }: Luck): Rarity {
  const size = Math.abs(points);
  if (size <= deviation) return 'usual';
  return size <= 2 * deviation ? 'uncommon' : 'rare';
}

/** The side with lower losses than average, and how unusual that is, in plain words. */
export function verdictOf({ luck }: DiceRecord, players: Players = {}): string[] {
  const t = analysisMessages().records;
  const side: Side = luck.finn.points >= 0 ? 'finn' : 'soviet';
  const { points } = luck[side];
  if (points < LEAST) return [t.even];
  return [
    t.better({ side, name: players[side] ?? null, points: decimal(points) }),
    t.rarity[rarityOf(luck[side])],
  ];
}

const unseenText = (text: string): ReactNode => <span className={shared.unseen}>{text}</span>;

const Heads = ({ of }: { readonly of: readonly ReactNode[] }) => (
  <thead>
    <tr>
      {of.map((text, i) => (
        <th key={i} scope="col">
          {text}
        </th>
      ))}
    </tr>
  </thead>
);

const WIDTH = 216;
const HEIGHT = 96;
const FOOT = 16;
const TOP = 14;
const SLOT = WIDTH / 6;

const middle = (i: number): number => SLOT * (i + 0.5);

interface FaceChartProps {
  readonly side: Side;
  /** How often each face was rolled, 1 to 6. */
  readonly faces: readonly number[];
}

/** A bar for each face, and a dashed line at the average. */
function Bars({ side, faces }: FaceChartProps) {
  const average = faces.reduce((sum, count) => sum + count, 0) / 6;
  const most = Math.max(...faces, average, 1);
  const high = (count: number): number => ((HEIGHT - FOOT - TOP) * count) / most;
  const ground = HEIGHT - FOOT;
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-side={side} aria-hidden>
      {faces.map((count, i) => (
        <g key={i}>
          <rect
            className={css.bar}
            x={middle(i) - 11}
            y={ground - high(count)}
            width="22"
            height={high(count)}
          />
          <text className={css.face} x={middle(i)} y={HEIGHT - 3}>
            {i + 1}
          </text>
        </g>
      ))}
      <path className={css.ground} d={`M0 ${ground}H${WIDTH}`} />
      <path className={css.average} d={`M0 ${ground - high(average)}H${WIDTH}`} />
      {faces.map((count, i) => (
        <text key={i} className={css.count} x={middle(i)} y={ground - high(count) - 3}>
          {count}
        </text>
      ))}
    </svg>
  );
}

/** How often each face was rolled: as a chart, and as a table for screen readers. */
function FaceChart({ side, player, faces }: FaceChartProps & { readonly player: string }) {
  const t = analysisMessages().records;
  const average = decimal(faces.reduce((sum, count) => sum + count, 0) / 6);
  return (
    <figure>
      <figcaption className={css.title}>{t.faces}</figcaption>
      <Bars side={side} faces={faces} />
      <p className={panel.fine}>{t.average({ each: average })}</p>
      <table className={shared.unseen}>
        <caption>{`${t.faces}: ${player}`}</caption>
        <Heads of={[t.face, t.came, t.expected]} />
        <tbody>
          {faces.map((count, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>{count}</td>
              <td>{average}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const SIDES = ['finn', 'soviet'] as const;

interface PartProps {
  readonly player: string;
  readonly dice: SideDice;
}

function Results({ player, dice }: PartProps) {
  const t = analysisMessages().records;
  const results = (Object.keys(t.resultName) as CombatResult[]).filter(
    (result) => dice.results[result].expected > 0 || dice.results[result].actual > 0,
  );
  return (
    <table className={css.table}>
      <caption className={css.title}>
        {t.results} {unseenText(player)}
      </caption>
      <Heads of={[t.result, t.came, t.expected]} />
      <tbody>
        {results.map((result) => (
          <tr key={result}>
            <th scope="row">
              <b>{result}</b> {t.resultName[result]}
            </th>
            <td>{dice.results[result].actual}</td>
            <td>{decimal(dice.results[result].expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Losses({ player, dice }: PartProps) {
  const t = analysisMessages().records;
  return (
    <table className={css.table}>
      <caption className={css.title}>
        {t.losses} {unseenText(player)}
      </caption>
      <Heads of={[unseenText(t.losses), t.expected, t.byDice, t.inTheEnd]} />
      <tbody>
        {(['enemy', 'own'] as const).map((whose) => (
          <tr key={whose}>
            <th scope="row">{whose === 'enemy' ? t.enemyLost : t.ownLost}</th>
            <td>{decimal(dice.expected[whose])}</td>
            <td>{decimal(dice.rolled[whose])}</td>
            <td>{decimal(dice.lost[whose])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SidePartProps {
  readonly side: Side;
  readonly dice: SideDice;
  readonly name: string | undefined;
}

function SidePart({ side, dice, name }: SidePartProps) {
  const t = analysisMessages().records;
  const player = playerText(side, name);
  return (
    <section className={css.side} aria-label={player}>
      <h3 className={`${panel.line} ${css.name}`} data-side={side}>
        {player}
      </h3>
      <p className={panel.fine}>{t.thrown({ dice: dice.dice, battles: dice.battles })}</p>
      <FaceChart side={side} player={player} faces={dice.faces} />
      {dice.battles ? (
        <>
          <Results player={player} dice={dice} />
          <Losses player={player} dice={dice} />
          <p className={panel.strong}>{t.own({ side, points: signedDecimal(dice.luck.points) })}</p>
        </>
      ) : null}
    </section>
  );
}

function watch(step: number): void {
  useTable.setState({ dialog: null });
  watchTable(step);
}

function RollLine({ roll }: { readonly roll: Roll }) {
  const t = analysisMessages().records;
  const { turn, side, what, dice, battle, step } = roll;
  return (
    <tr>
      <td>{turn}</td>
      <td>{startMessages().common.army[side]}</td>
      <th scope="row">
        {t.kinds[what]} <PlaceLinks places={battle?.battle.targets ?? []} />
      </th>
      <td>{dice.join(' + ')}</td>
      <td>{battle ? [battle.battle.column, battle.battle.result].filter(Boolean).join(' ') : ''}</td>
      <td>{battle ? signedDecimal(battle.luck.points) : ''}</td>
      <td>
        <Button kind="quiet" className={css.watch} onClick={() => watch(step + 1)}>
          {t.show}
        </Button>
      </td>
    </tr>
  );
}

function Rolls({ rolls }: { readonly rolls: readonly Roll[] }) {
  const t = analysisMessages().records;
  const [open, setOpen] = useState(false);
  return (
    <details className={css.rolls} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t.rolls} ({rolls.length})
      </summary>
      {/* Hundreds of rows, so they are rendered only when opened. */}
      {open ? (
        <div className={css.wide}>
          <table className={css.table}>
            <Heads of={[t.turn, t.who, t.what, t.dice, t.brought, t.luck, unseenText(t.show)]} />
            <tbody>
              {rolls.map((roll) => (
                <RollLine key={`${roll.step} ${roll.what}`} roll={roll} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}

interface DiceViewProps {
  readonly record: DiceRecord;
  readonly players?: Players;
}

/** Every roll of the game, the distribution of faces, and the side they favoured. */
export function DiceView({ record, players = {} }: DiceViewProps) {
  const t = analysisMessages().records;
  if (!record.rolls.length) return <p>{t.none}</p>;
  const fought = record.rolls.some(({ battle }) => battle);
  return (
    <>
      {fought ? (
        <div className={css.verdict}>
          {verdictOf(record, players).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
      <div className={css.sides}>
        {SIDES.map((side) => (
          <SidePart key={side} side={side} dice={record.sides[side]} name={players[side]} />
        ))}
      </div>
      <p className={panel.fine}>
        {fought ? `${t.measure} ${t.lossesNote} ` : ''}
        {t.fair}
      </p>
      <Rolls rolls={record.rolls} />
    </>
  );
}

/** Dice of the current game so far. */
export default function DiceDialog() {
  const open = useTable((table) => table.dialog === 'dice');
  const timeline = useGame((game) => game.timeline);
  const players = usePlayers();
  const record = useMemo(() => (open && timeline ? buildDiceRecord(timeline) : null), [open, timeline]);
  return (
    <Modal title={analysisMessages().records.title} open={open} onClose={() => openDialog(null)} wide>
      {record ? <DiceView record={record} players={players} /> : null}
    </Modal>
  );
}
