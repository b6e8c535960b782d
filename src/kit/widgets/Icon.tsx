/** Line icons on a 20 by 20 grid, drawn for this table. */
const PATHS = {
  undo: 'M8 4 3.5 8.5 8 13M4 8.5h7.5a4.5 4.5 0 0 1 0 9H9',
  redo: 'm12 4 4.5 4.5L12 13M16 8.5H8.5a4.5 4.5 0 0 0 0 9H11',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  bin: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.3 8.5v5.5M11.7 8.5v5.5',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  zones: 'M10 2.5 16.5 6.25v7.5L10 17.5l-6.5-3.75v-7.5ZM10 6.5v7M7 8.25l6 3.5M13 8.25l-6 3.5',
  threats: 'M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4M10 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
  supply: 'M3 15h14M3 11.5h14M5 11v4M8.3 11v4M11.7 11v4M15 11v4M10 8.5V3M7.5 5.5 10 3l2.5 2.5',
  next: 'M4 4v12l8-6ZM15.5 4v12',
  left: 'M12.5 4.5 7 10l5.5 5.5',
  right: 'M7.5 4.5 13 10l-5.5 5.5',
  up: 'M4.5 12.5 10 7l5.5 5.5',
  down: 'M4.5 7.5 10 13l5.5-5.5',
  help: 'M7 7.5a3 3 0 1 1 4.2 2.75c-.8.35-1.2.9-1.2 1.75v.5M10 15.5v.1',
  charts: 'M3.5 3.5h13v13h-13ZM3.5 8h13M8 3.5v13',
  check: 'm4 10.5 4 4 8-9',
  more: 'M4.2 9.8h.4v.4h-.4ZM9.8 9.8h.4v.4h-.4ZM15.4 9.8h.4v.4h-.4Z',
  play: 'M6 3.5v13L16.5 10Z',
  pause: 'M6.5 4v12M13.5 4v12',
  first: 'M4.5 4v12M15.5 4 8 10l7.5 6Z',
  last: 'M15.5 4v12M4.5 4l7.5 6-7.5 6Z',
  turnBack: 'M10 4.5 4.5 10l5.5 5.5M16 4.5 10.5 10l5.5 5.5',
  turnOn: 'M10 4.5l5.5 5.5-5.5 5.5M4 4.5 9.5 10 4 15.5',
  replay: 'M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2M3.5 3.5v3.7h3.7M8.7 7.6v4.8l3.9-2.4Z',
  trails: 'M3 16.5c1-5 4.5-3.5 5.5-7S12 5 16 4.5M12.6 2.6 16.5 4.4l-2.2 3.7',
  die: 'M3.5 3.5h13v13h-13ZM7 7v.1M13 7v.1M10 10v.1M7 13v.1M13 13v.1',
  battleOn: 'M3 4.5 10.5 13M10.5 4.5 3 13M2.5 11.5l2.5 3M8.5 14.5l2.5-3M14 6.5 17.5 10 14 13.5',
  battleBack: 'M9.5 4.5 17 13M17 4.5 9.5 13M9 11.5l2.5 3M15 14.5l2.5-3M6 6.5 2.5 10 6 13.5',
  hint: 'M10 2.5 12.2 7l5 .7-3.6 3.5.9 4.9L10 13.8l-4.5 2.3.9-4.9L2.8 7.7l5-.7Z',
  book: 'M10 6C8 4.2 5.6 3.8 3 4.3v11.2c2.6-.5 5-.1 7 1.5 2-1.6 4.4-2 7-1.5V4.3C14.4 3.8 12 4.2 10 6ZM10 6v11',
  layers: 'm10 3 7.5 3.75L10 10.5 2.5 6.75ZM2.5 10.2 10 14l7.5-3.8M2.5 13.6l7.5 3.8 7.5-3.8',
  flag: 'M5 17.5V3h10.5l-3 3.5 3 3.5H5',
  lines: 'M4 10h4M8 10c3 0 2-5.5 5-5.5h3.5M8 10c3 0 2 5.5 5 5.5h3.5M8 10h8.5',
  branch: 'M6 3.5v13M6 12c0-4 7.5-2 7.5-6.5M10.8 7.8l2.7-2.8 2.7 2.8',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    // Nothing needs clipping, and hundreds of icons in the log would give the compositor as many clips.
    <svg width="20" height="20" viewBox="0 0 20 20" overflow="visible" aria-hidden focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
