/** Lays the games of this house on the shelf, before anything is drawn. */
import { shelf } from '#games/shelf.ts';
import { lay } from '#table/game/registry.ts';

lay(shelf);
