import type { Card } from '../contract/card.ts';
import { game } from '../here.ts';
import { HUMAN, type Seat } from '../store/seats.ts';
import { seatsWords } from './words.ts';

/** A person, or a computer player by its level: "Human", "Officer". */
export const seatName = (who: Seat, card: Card = game().card): string =>
  who === HUMAN ? seatsWords().human : card.level(who).name;
