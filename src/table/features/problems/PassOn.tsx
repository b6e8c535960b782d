import problemsMessages from '../../content/en/problems.ftl';
import { useEffect, useState } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';
import { download, fileName } from '#kit/files/files.tsx';
import type { GameProblems, Problem } from '../../game/index.ts';
import { activeGame } from '../../game/registry.ts';
import { addressOf } from '../../store/address.ts';
import { problemLink } from '../../store/links.ts';
import { CopyText } from '../../view/CopyText.tsx';
import { problemFile } from './passed-on.ts';

interface PassOnProps {
  readonly game: GameProblems;
  readonly problem: Problem;
}

/** An own problem as a link and as a file. */
export function PassOn({ game, problem }: PassOnProps) {
  const t = problemsMessages().passOn;
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    problemLink(problemFile(problem)).then(
      (made) => gone || setLink(addressOf(made)),
      // A browser that cannot make links can still save files.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [problem]);
  const save = (
    <Button
      onClick={() => {
        const name = game.kindName(problem.kind);
        const turn = Number.parseInt(problem.source.turn, 10);
        download(problemFile(problem), fileName(`${activeGame().meta.id}-problem`, name, turn));
      }}
    >
      {t.file}
    </Button>
  );
  return (
    <>
      <p className={shared.soft}>{t.hint}</p>
      {link === null ? (
        save
      ) : (
        <CopyText label={t.link} text={link} rows={2} copy={t.copy}>
          {save}
        </CopyText>
      )}
    </>
  );
}
