import { placeOf, type Space } from '#engine/talvisota';
import namesMessages from '../../content/en/names.ftl';

export function spaceName(space: Space): string {
  const { id, name } = placeOf(space);
  const names: Readonly<Record<string, string>> = namesMessages().spaces;
  return names[id] ?? name;
}
