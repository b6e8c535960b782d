import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import type { ReactNode } from 'react';
import {
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_SUPPORTS,
  FINNISH_VALUES,
  SOVIET_PLANS,
  SOVIET_SUPPORTS,
  SOVIET_VALUES,
  type Side,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import type { Piece } from '../controller/piece.ts';
import { describePiece } from '../controller/piece-text.ts';
import { PieceFace } from '../controller/Piece.tsx';
import { CorpsFace } from '../counters/CounterFace.tsx';
import { signs } from '../board/KeySigns.tsx';
import { supportName } from '../text/force-text.ts';
import css from './Key.module.css';

type Names<T> = readonly (keyof T)[];
const namesOf = <T extends object>(table: T): Names<T> => Object.keys(table) as (keyof T)[];

/** One counter of each name. */
const oneOfEach = <T extends (typeof SOVIET_SUPPORTS | typeof FINNISH_SUPPORTS)[number]>(
  supports: readonly T[],
): T[] => supports.filter((one, i) => supports.findIndex((it) => supportName(it) === supportName(one)) === i);

const PIECES: Readonly<Record<Side, readonly Piece[]>> = {
  soviet: [
    ...namesOf(SOVIET_VALUES).map((unit): Piece => ({ kind: 'unit', unit, heap: 'free' })),
    ...namesOf(SOVIET_PLANS).map((strategy): Piece => ({ kind: 'strategy', strategy, slot: null })),
    ...oneOfEach(SOVIET_SUPPORTS).map((support): Piece => ({ kind: 'support', support, placed: false })),
  ],
  finn: [
    ...namesOf(FINNISH_VALUES).map((unit): Piece => ({ kind: 'unit', unit, heap: 'free' })),
    ...namesOf(FINNISH_PLANS).map((strategy): Piece => ({ kind: 'strategy', strategy, slot: null })),
    ...oneOfEach(FINNISH_SUPPORTS).map((support): Piece => ({ kind: 'support', support, placed: false })),
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

/** The signs on the map and the counters, with labels. */
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
        <p className={css.note}>{mapMessages().map.notes.join(' ')}</p>
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
            {side === 'soviet' && <Row picture={<CorpsFace />} {...t.corps} />}
          </ul>
        </Section>
      ))}
    </>
  );
}
