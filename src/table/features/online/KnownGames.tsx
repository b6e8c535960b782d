import { useState } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { gameMeta } from '../../game/registry.ts';
import { openTable } from '../../store/navigation.ts';
import { dropForgottenViews, forgetGame, knownGames, type KnownGame } from './kept-view.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './Online.module.css';

const SHOWN = 6;

function whoText({ viewer, players, isOver }: KnownGame): string {
  const t = onlineMessages().games;
  const other = viewer === 'finn' ? players.soviet : viewer === 'soviet' ? players.finn : undefined;
  return [
    t.viewer[viewer],
    ...(other === undefined ? [] : [t.against({ name: other })]),
    ...(isOver ? [t.over] : []),
  ].join(', ');
}

export function KnownGames() {
  const [games, setGames] = useState(knownGames);
  const t = onlineMessages().games;
  if (!games.length) return null;
  const forget = (link: string): void => {
    forgetGame(link);
    void dropForgottenViews();
    setGames(knownGames());
  };
  return (
    <section className={panel.stack2} aria-labelledby="online-games">
      <h2 id="online-games" className={panel.heading}>
        {t.title}
      </h2>
      <ul className={panel.stack1}>
        {games.slice(0, SHOWN).map((known) => {
          const { link, host, of } = known;
          const game = gameMeta(of)?.title() ?? of;
          const who = whoText(known);
          return (
            <li key={link} className={panel.line}>
              <Button
                className={css.open}
                aria-label={t.open({ game, who })}
                onClick={() => openTable({ from: 'hosted', link, host, of })}
              >
                <b>{game}</b> {who}
              </Button>
              <Button
                kind="quiet"
                aria-label={t.forgetHint({ game, who })}
                title={t.forget}
                onClick={() => forget(link)}
              >
                <Icon name="close" />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
