import { decimal, signedDecimal } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import startMessages from '../../content/en/start.ftl';
import { useState } from 'react';
import type { CombatResult, Side } from '#engine/winter-war';
import type { DiceRecord, Roll, SideDice } from '../../analysis/records/dice-record.ts';
import { useTable } from '../../table-adapter.ts';
import { PlaceLink, playerText, watchTable } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import { FaceChart } from './FaceChart.tsx';
import { verdictOf, type Players } from './luck.ts';
import unseen from '#kit/widgets/unseen.module.css';
import css from './DiceView.module.css';

const SIDES = ['finn', 'soviet'] as const;

interface PartProps {
  readonly player: string;
  readonly dice: SideDice;
}

function Results({ player, dice }: PartProps) {
  const w = analysisMessages().records;
  const results = (Object.keys(w.resultName) as CombatResult[]).filter(
    (result) => dice.results[result].expected > 0 || dice.results[result].actual > 0,
  );
  return (
    <table className={css.table}>
      <caption className={css.title}>
        {w.results} <span className={unseen.unseen}>{player}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{w.result}</th>
          <th scope="col">{w.came}</th>
          <th scope="col">{w.expected}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result}>
            <th scope="row">
              <b>{result}</b> {w.resultName[result]}
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
  const w = analysisMessages().records;
  return (
    <table className={css.table}>
      <caption className={css.title}>
        {w.losses} <span className={unseen.unseen}>{player}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={unseen.unseen}>{w.losses}</span>
          </th>
          <th scope="col">{w.expected}</th>
          <th scope="col">{w.byDice}</th>
          <th scope="col">{w.inTheEnd}</th>
        </tr>
      </thead>
      <tbody>
        {(['enemy', 'own'] as const).map((whose) => (
          <tr key={whose}>
            <th scope="row">{whose === 'enemy' ? w.enemyLost : w.ownLost}</th>
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
  const w = analysisMessages().records;
  const player = playerText(side, name);
  return (
    <section className={css.side} aria-label={player}>
      <h3 className={css.name} data-side={side}>
        {player}
      </h3>
      <p className={css.small}>{w.thrown({ dice: dice.dice, battles: dice.battles })}</p>
      <FaceChart side={side} player={player} faces={dice.faces} />
      {dice.battles ? (
        <>
          <Results player={player} dice={dice} />
          <Losses player={player} dice={dice} />
          <p className={css.luck}>{w.own({ side, points: signedDecimal(dice.luck.points) })}</p>
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
  const w = analysisMessages().records;
  const { turn, side, what, dice, battle, step } = roll;
  return (
    <tr>
      <td>{turn}</td>
      <td>{startMessages().common.army[side]}</td>
      <th scope="row">
        {w.kinds[what]}{' '}
        {battle?.battle.targets.map((hex) => (
          <span key={hex} className={css.hex}>
            <PlaceLink place={hex} />
          </span>
        ))}
      </th>
      <td>{dice.join(' + ')}</td>
      <td>{battle ? [battle.battle.column, battle.battle.result].filter(Boolean).join(' ') : ''}</td>
      <td>{battle ? signedDecimal(battle.luck.points) : ''}</td>
      <td>
        <Button kind="quiet" className={css.watch} onClick={() => watch(step + 1)}>
          {w.show}
        </Button>
      </td>
    </tr>
  );
}

function Rolls({ rolls }: { readonly rolls: readonly Roll[] }) {
  const w = analysisMessages().records;
  const [open, setOpen] = useState(false);
  return (
    <details className={css.rolls} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {w.rolls} ({rolls.length})
      </summary>
      {/* Hundreds of lines are drawn for those who want to read them. */}
      {open ? (
        <div className={css.wide}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{w.turn}</th>
                <th scope="col">{w.who}</th>
                <th scope="col">{w.what}</th>
                <th scope="col">{w.dice}</th>
                <th scope="col">{w.brought}</th>
                <th scope="col">{w.luck}</th>
                <th scope="col">
                  <span className={unseen.unseen}>{w.show}</span>
                </th>
              </tr>
            </thead>
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

/** Every roll of the game, how the faces fell, and whom they favoured. */
export function DiceView({ record, players = {} }: DiceViewProps) {
  const w = analysisMessages().records;
  if (!record.rolls.length) return <p>{w.none}</p>;
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
      <p className={css.note}>
        {fought ? `${w.measure} ${w.lossesNote} ` : ''}
        {w.fair}
      </p>
      <Rolls rolls={record.rolls} />
    </>
  );
}
