/** Play at a host, as one lazily loaded script. */
export { AskDialog } from './AskDialog.tsx';
export { HostedBar, HostedWait } from './HostedBar.tsx';
export { HostedNotices } from './HostedNotices.tsx';
export { HostSetting } from './HostAddress.tsx';
export { openHosted } from './hosted-game.ts';
export { JoinDialog } from './JoinDialog.tsx';
export { KnownGames } from './KnownGames.tsx';
export { OnlineDialog } from './OnlineDialog.tsx';
export { OnlineForm } from './OnlineOptions.tsx';
export { ToHostDialog } from './ToHostDialog.tsx';
