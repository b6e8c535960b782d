import { halves, signed } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import logMessages from '../../content/en/log.ftl';
import playMessages from '../../content/en/play.ftl';
import type { ReactNode } from 'react';
import { board, counter, enemyOf, type Hex, type Side } from '#engine/winter-war';
import type { Battle, Loss } from '../../analysis/records/battles.ts';
import { Linked, PlaceLink } from '#table';
import { unitText } from '../text/describe.ts';
import type { TurnReport } from './last-turn.ts';
import { IntentList } from '../intents/Intents.tsx';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './TurnSummaryView.module.css';

/** Longer lists are folded: of places and units, and of battles. */
const MOST = 3;
const MOST_BATTLES = 8;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={panel.stack1}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  );
}

interface ListProps<T> {
  readonly items: readonly T[];
  readonly draw: (item: T) => ReactNode;
  readonly most?: number;
}

function List<T>({ items, draw, most = MOST }: ListProps<T>) {
  const t = logMessages().summary;
  const line = (item: T, i: number) => <li key={`${i}`}>{draw(item)}</li>;
  const rest = items.slice(most);
  return (
    <>
      <ul className={panel.stack1}>{items.slice(0, most).map(line)}</ul>
      {rest.length ? (
        <details className={css.more}>
          <summary>{t.more({ n: rest.length })}</summary>
          <ul className={panel.stack1}>{rest.map(line)}</ul>
        </details>
      ) : null}
    </>
  );
}

function Hexes({ hexes }: { readonly hexes: readonly Hex[] }) {
  const t = logMessages().summary;
  // Named places come first: players look for them.
  const sorted = hexes.toSorted(
    (a, b) =>
      Number(board.placeNameOf(b) !== undefined) - Number(board.placeNameOf(a) !== undefined) || a - b,
  );
  const rest = sorted.slice(MOST);
  const links = (some: readonly Hex[]) => (
    <p className={css.hexes}>
      {some.map((hex) => (
        <PlaceLink key={hex} place={hex} />
      ))}
    </p>
  );
  return (
    <>
      {links(sorted.slice(0, MOST))}
      {rest.length ? (
        <details className={css.more}>
          <summary>{t.more({ n: rest.length })}</summary>
          {links(rest)}
        </details>
      ) : null}
    </>
  );
}

function BattleLine({ battle }: { readonly battle: Battle }) {
  const t = logMessages().summary;
  const { kind, targets, attack, defence, column, die, result, losses } = battle;
  return (
    <div className={css.line}>
      <span className={css.code}>{result}</span>
      <span>
        {kind === 'landing' ? `${t.landing}: ` : null}
        {targets.map((hex, i) => (
          <span key={hex}>
            {i ? ', ' : null}
            <PlaceLink place={hex} />
          </span>
        ))}
        <span className={panel.below}>
          {playMessages().combat.against({ a: halves(attack), d: halves(defence) })};{' '}
          {t.battle({ odds: column ?? '', die, result: t.results[result] })}
        </span>
        {losses.length ? (
          <span className={panel.below}>
            {t.lostHere}: {losses.map(({ unit }) => unitText(unit)).join(', ')}
          </span>
        ) : null}
      </span>
    </div>
  );
}

function Losses({ side, losses }: { readonly side: Side; readonly losses: readonly Loss[] }) {
  const t = logMessages().summary;
  const lost = losses.filter((loss) => loss.side === side);
  if (!lost.length) return null;
  const points = lost.reduce((sum, { unit }) => sum + counter(unit).type.attack, 0);
  return (
    <Part title={`${t.losses({ side })}: ${t.lossPoints({ points })}`}>
      <List
        items={lost}
        draw={({ unit, hex }) => (
          <>
            {unitText(unit)} <PlaceLink place={hex} />
          </>
        )}
      />
    </Part>
  );
}

/** Summary of a Player-Turn; every place is a link to the map. */
export function TurnSummaryView({ report }: { readonly report: TurnReport }) {
  const t = logMessages().summary;
  const { summary, others, intents } = report;
  const { side, trails, battles, losses, captures, supply, arrivals, railways, points } = summary;
  const moves = trails.filter(
    ({ way, side: of }) => of === side && (way === 'move' || way === 'exploitation'),
  );
  const moved = new Set(moves.map(({ unit }) => unit)).size;
  const byRail = new Set(moves.filter(({ rail }) => rail).map(({ unit }) => unit)).size;
  // Only the final owner of a hex counts, however often it changed hands.
  const taken = new Map(captures.map(({ hex, side: by }) => [hex, by]));
  const lostHexes = (loser: Side): Hex[] =>
    [...taken].filter(([, by]) => by === enemyOf(loser)).map(([hex]) => hex);
  const sides = [enemyOf(side), side] as const;
  return (
    <div className={`${shared.stack3} ${panel.small}`}>
      <p>
        {moved
          ? t.moves({
              units: moved,
              rail: byRail,
              byRail: byRail === 0 ? 'no' : byRail < moved ? 'some' : 'all',
            })
          : t.noMoves}
      </p>
      <IntentList title={analysisMessages().intents.title} groups={intents} />
      {battles.length ? (
        <Part title={t.battles}>
          <List items={battles} most={MOST_BATTLES} draw={(battle) => <BattleLine battle={battle} />} />
        </Part>
      ) : null}
      {sides.map((one) => (
        <Losses key={one} side={one} losses={losses} />
      ))}
      {sides.map((one) => {
        const hexes = lostHexes(one);
        return hexes.length ? (
          <Part key={one} title={t.hexes({ side: one, n: hexes.length })}>
            <Hexes hexes={hexes} />
          </Part>
        ) : null;
      })}
      {supply.length ? (
        <Part title={t.supply}>
          <List
            items={supply}
            draw={({ unit, hex, after }) => (
              <>
                {unitText(unit)} <PlaceLink place={hex} />: {t.supplyNow[after]}
              </>
            )}
          />
        </Part>
      ) : null}
      {arrivals.length ? (
        <Part title={t.arrivals}>
          <List
            items={arrivals}
            draw={({ unit, hex }) => (
              <>
                {unitText(unit)} <PlaceLink place={hex} />
              </>
            )}
          />
        </Part>
      ) : null}
      {railways.length ? (
        <Part title={t.rails}>
          <List
            items={railways}
            draw={({ hex, broken }) => (
              <>
                <PlaceLink place={hex} /> {t.railNow({ broken })}
              </>
            )}
          />
        </Part>
      ) : null}
      {others.length ? (
        <Part title={t.after}>
          <List items={others} draw={(parts) => <Linked parts={parts} />} />
        </Part>
      ) : null}
      {points.before !== null && points.after !== null && points.before !== points.after ? (
        <p>{t.points({ before: signed(points.before), after: signed(points.after) })}</p>
      ) : null}
    </div>
  );
}
