import {
  handOverLimit,
  secretAt,
  secretFrom,
  stillSecretAt,
  stillSecretFrom,
  type Action,
  type Barrier,
  type GameEvent,
  type Side,
  type State,
} from '../../engine/talvisota/index.ts';
import type { Secrets } from '../../table/contract/secrets.ts';

export const secrets: Secrets<State, Action, GameEvent, Barrier> = {
  secretAt,
  secretFrom: (line, step, side) => secretFrom(line, step, side as Side),
  stillSecretAt,
  stillSecretFrom: (line, step, side) => stillSecretFrom(line, step, side as Side),
  handOverLimit,
};
