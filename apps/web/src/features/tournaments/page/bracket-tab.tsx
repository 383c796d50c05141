import { graphql } from '@setpoint/client';
import type { BracketTabFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { Bracket } from '../../../entities/competitions/bracket.js';
import { stagesOf } from '../../../entities/competitions/bracket-path.js';
import { entrantName } from '../../../entities/competitions/fixture.js';
import { CardSection } from '../../../entities/competitions/section.js';
import { stageOf, stageSegment } from '../../../entities/competitions/stage-path.js';
import { shownShare } from '../../../entities/level/figures.js';
import { TabFrame } from './tab-frame.js';
import classes from './bracket-tab.module.css';
import type { TabProps } from './tournament-view.js';

const BracketQuery = graphql(`
  query TournamentBracket($id: ID!) {
    tournament(id: $id) {
      ...BracketTab
    }
  }
`);

/** The most that the list of favourites names. */
const FAVOURITES = 8;

export default function BracketTab({ tournament }: TabProps) {
  return (
    <TabFrame query={BracketQuery} id={tournament.id} height={420}>
      {(part) => <Shown tournament={tournament} part={part} />}
    </TabFrame>
  );
}

function Shown({ tournament, part }: TabProps & { readonly part: BracketTabFragment }) {
  const { t } = useTranslation('tournaments');
  const me = useMe();
  const { faseTournament, idFase } = useParams();
  const [params, setParams] = useSearchParams();
  const rounds = part.bracket?.rounds ?? [];
  if (!part.bracket || rounds.length === 0) {
    return (
      <EmptyState
        order={3}
        illustration="results"
        title={t('bracket.empty.title')}
        text={t(
          tournament.format === 'GROUPS_AND_PLAY_OFF' ? 'bracket.empty.afterGroups' : 'bracket.empty.afterClosing',
        )}
      />
    );
  }
  const stage = stageOf(faseTournament);
  const stages = stagesOf(rounds);
  const at = stages.findIndex((one) => one === stage);
  // Rounds are turned within the page: the path stays, and with it where the reader is.
  const turned = stages.findIndex((one) => stageSegment(one) === params.get('round'));
  const shown = turned === -1 ? at : turned;
  const target = rounds[at]?.fixtures.find(({ number }) => String(number) === idFase)?.id ?? null;
  return (
    <Bracket
      title={t('bracket.title', { name: tournament.name })}
      rounds={rounds}
      timeZone={tournament.timeZone}
      me={me?.id ?? null}
      round={shown === -1 ? null : shown}
      target={target}
      shareable={!tournament.isPrivate}
      favourites={part.bracket.odds.length > 0 && <Favourites odds={part.bracket.odds} />}
      onRound={(round) => {
        const to = stages[round];
        if (to) setParams({ round: stageSegment(to) }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

/** Who is likely to win, simulated from the ratings (BYD-13). */
function Favourites({ odds }: { readonly odds: NonNullable<BracketTabFragment['bracket']>['odds'] }) {
  const { t, i18n } = useTranslation('tournaments');
  return (
    <div className={classes.favourites}>
      <CardSection title={t('bracket.favourites')} hint={t('bracket.favouritesText')}>
        <ol className={classes.odds}>
          {odds.slice(0, FAVOURITES).map(({ entry, winsTournament }) => (
            <li key={entry.id}>
              <span>{entrantName(entry)}</span>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${winsTournament * 100}%` }} />
              </span>
              <span className={classes.share}>{shownShare(winsTournament, i18n.language)}</span>
            </li>
          ))}
        </ol>
      </CardSection>
    </div>
  );
}
