/** Lays the games of this house on the shelf, before anything is drawn. */
import { shelf } from '#games/shelf.ts';
import { lay } from '#table/here.ts';

lay(shelf);
