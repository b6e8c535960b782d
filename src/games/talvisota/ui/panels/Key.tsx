import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import type { ReactNode } from 'react';
import {
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_UNITS,
  type Side,
  type Strategy,
  type Support,
  type Unit,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import type { Piece } from '../controller/piece.ts';
import { describePiece } from '../controller/piece-text.ts';
import { PieceFace } from '../controller/Piece.tsx';
import { UnitFace } from '../counters/CounterFace.tsx';
import { signs } from '../board/KeySigns.tsx';
import { supportName } from '../text/force-text.ts';
import common from '../common/common.module.css';
import css from './Key.module.css';

/** One counter of each name. */
function piecesOf(
  units: readonly Unit[],
  strategies: readonly Strategy[],
  supports: readonly Support[],
): Piece[] {
  const named = supports.filter((one, i) => supports.map(supportName).indexOf(supportName(one)) === i);
  return [
    ...units.map((unit): Piece => ({ kind: 'unit', unit, heap: 'free' })),
    ...strategies.map((strategy): Piece => ({ kind: 'strategy', strategy, slot: null })),
    ...named.map((support): Piece => ({ kind: 'support', support, placed: false })),
  ];
}

const PIECES: Readonly<Record<Side, readonly Piece[]>> = {
  soviet: piecesOf(SOVIET_UNITS, SOVIET_STRATEGIES, SOVIET_SUPPORTS),
  finn: [
    ...piecesOf(FINNISH_UNITS, FINNISH_STRATEGIES, FINNISH_SUPPORTS),
    ...ENVIRONMENTS.map((marker): Piece => ({ kind: 'environment', marker, placed: false })),
    { kind: 'entrenchment', placed: false },
  ],
};

interface RowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly about?: string;
}

function Row({ picture, name, about }: RowProps) {
  return (
    <li className={css.row}>
      <span className={css.picture}>{picture}</span>
      <span>
        {about === undefined ? name : <b>{name}</b>}
        {about === undefined ? null : <small>{about}</small>}
      </span>
    </li>
  );
}

export function Key() {
  const t = mapMessages().panels;
  return (
    <>
      <Section title={t.signs}>
        <ul className={css.signs}>
          {signs().map(({ text, picture }) => (
            <Row key={text} picture={picture} name={text} />
          ))}
        </ul>
        <p className={common.note}>{mapMessages().map.notes.join(' ')}</p>
      </Section>
      {(['soviet', 'finn'] as const).map((side) => (
        <Section key={side} title={t.counters({ side: startMessages().common.side[side] })}>
          <ul className={css.counters}>
            {PIECES[side].map((piece) => {
              const { name, about } = describePiece(piece);
              return (
                <Row key={name} picture={<PieceFace side={side} piece={piece} />} name={name} about={about} />
              );
            })}
            {side === 'soviet' && (
              <Row picture={<UnitFace side="soviet" unit="FUS" isCorps />} {...t.corps} />
            )}
          </ul>
        </Section>
      ))}
    </>
  );
}
