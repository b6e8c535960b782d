import mapMessages from '../../content/en/map.ftl';
import {
  chainsOf,
  conquered,
  isolatedSpaces,
  pathIn,
  starving,
  supply,
  type Space,
  type State,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { goTo, LinkButton, RuleLink } from '#table';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { lookAt } from '../controller/desk.ts';
import { forceText, unitsText } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';

const SpaceLink = ({ space }: { readonly space: Space }) => (
  <LinkButton
    onClick={() => {
      lookAt(space);
      goTo(space);
    }}
  >
    {spaceName(space)}
  </LinkButton>
);

function CutOff({ state }: { readonly state: State }) {
  const t = mapMessages().panels;
  const isolated = isolatedSpaces(state);
  const next = starving(state);
  if (!isolated.length) return <p className={common.note}>{t.nothingCutOff}</p>;
  return (
    <>
      <ul className={common.list}>
        {isolated.map((space) => (
          <li key={space}>
            <SpaceLink space={space} />: {forceText(state.soviet.map[space]!)}
          </li>
        ))}
      </ul>
      {next ? (
        <p>
          <b>
            {t.diesNext({ unit: unitsText(next.unit, 1), spaces: next.spaces.map(spaceName).join(', ') })}
          </b>
        </p>
      ) : null}
    </>
  );
}

export function Supply() {
  const { seen } = usePosition();
  const t = mapMessages().panels;
  const chains = chainsOf(seen);
  const reports = supply(seen);
  return (
    <>
      <Section
        title={t.cutOff}
        aside={
          <span>
            <RuleLink rule="6.2" short /> <RuleLink rule="N43" short />
          </span>
        }
      >
        <CutOff state={seen} />
      </Section>
      <Section title={t.chains} aside={<RuleLink rule="6.1" short />}>
        {conquered(seen).length ? (
          <ul className={common.list}>
            {conquered(seen).map((space) => {
              const path = pathIn(chains, space);
              const cuts = reports.find((report) => report.space === space)?.cuts ?? [];
              return (
                <li key={space}>
                  <SpaceLink space={space} />: {path ? path.map(spaceName).join(' – ') : t.noChain}{' '}
                  {cuts.length ? (
                    <p className={common.note}>
                      {mapMessages().space.cuts({ spaces: cuts.map(spaceName).join(', ') })}
                    </p>
                  ) : null}
                </li>
              );
            })}
          </ul>
        ) : (
          <p className={common.note}>{t.none}</p>
        )}
      </Section>
    </>
  );
}
