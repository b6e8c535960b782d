import { useTable } from '../store/table.ts';
import { useAdvice } from '../../games/winter-war/ui/advice/advice.ts';
import { COMMANDS, type Command } from '../commands/commands.ts';
import { useThreats } from '../../games/winter-war/ui/threats/threat-store.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon, type IconName } from '../../kit/widgets/Icon.tsx';
import css from './MapTools.module.css';
import { mapToolsWords } from './map-tools-words.ts';

function Tool({ command, icon, pressed }: { command: Command; icon: IconName; pressed?: boolean }) {
  return (
    <Button
      kind="quiet"
      className={css.tool}
      aria-label={command.label}
      title={`${command.label} (${command.keyText})`}
      onClick={command.run}
      {...(pressed !== undefined && { pressed })}
    >
      <Icon name={icon} />
    </Button>
  );
}

/** Overlays and zoom, in the corner of the map. On a phone the next unit is called from the thumb's row. */
export function MapTools({ narrow = false }: { readonly narrow?: boolean }) {
  const supply = useTable((table) => table.showSupply);
  const zones = useTable((table) => table.showZones);
  const threats = useThreats(({ shown }) => shown);
  const trails = useTable((table) => table.showTrails);
  const advised = useAdvice(({ state }) => state !== null);
  return (
    <div className={css.tools} role="toolbar" aria-orientation="vertical" aria-label={mapToolsWords().tools}>
      <Tool command={COMMANDS.supply} icon="supply" pressed={supply} />
      <Tool command={COMMANDS.zones} icon="zones" pressed={zones} />
      <Tool command={COMMANDS.threats} icon="threats" pressed={threats} />
      <Tool command={COMMANDS.trails} icon="trails" pressed={trails} />
      <Tool command={COMMANDS.advice} icon="advice" pressed={advised} />
      {narrow ? null : <Tool command={COMMANDS.next} icon="next" />}
      <hr className={css.gap} />
      <Tool command={COMMANDS.zoomIn} icon="plus" />
      <Tool command={COMMANDS.zoomOut} icon="minus" />
      <Tool command={COMMANDS.fit} icon="fit" />
    </div>
  );
}
