import { Button, Group } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { WaitingFragment } from '@setpoint/client/documents';
import { CourtLines, Loading } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchCardSkeleton } from '../../../entities/match/match-card-skeleton.js';
import { MatchCard } from '../../../entities/match/match-card.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useUndo } from '../../../entities/undo/use-undo.js';
import cards from '../../../entities/match/cards.module.css';
import { Section } from './section.js';
import classes from './waiting-for-me.module.css';

export const WaitingFields = graphql(`
  fragment Waiting on WaitingItem {
    kind
    until
    match {
      ...MatchCard
    }
  }
`);

const AnswerHere = graphql(`
  mutation AnswerInvitationHere($input: AnswerInvitationInput!) {
    answerInvitation(input: $input) {
      success
      errorCode
      match {
        ...MatchCard
      }
    }
  }
`);

/** What waits for my answer, most urgent first, each with its one next action; else what I could start (PLY-12). */
export function WaitingForMe({
  items,
  nothingPlanned,
}: {
  readonly items: readonly WaitingFragment[] | undefined;
  readonly nothingPlanned: boolean;
}) {
  const { t } = useTranslation('dashboard');
  const undo = useUndo();
  const [answer, sending] = useMatchCommand(AnswerHere);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());

  function decline(matchId: string) {
    const show = () =>
      setDeclined((ids) => {
        const rest = new Set(ids);
        rest.delete(matchId);
        return rest;
      });
    setDeclined((ids) => new Set(ids).add(matchId));
    undo({
      id: `decline-${matchId}`,
      message: t('waiting.declined'),
      undone: show,
      run: () => void answer({ input: { matchId, accept: false } }).finally(show),
    });
  }

  if (!items) {
    return (
      <Section title={t('waiting.title')}>
        <Loading>
          <div className={cards.rail}>
            <div>
              <MatchCardSkeleton />
            </div>
          </div>
        </Loading>
      </Section>
    );
  }
  const open = items.filter((item) => !(item.kind === 'INVITATION' && declined.has(item.match.id)));
  if (open.length === 0) {
    return (
      <section className={classes.start} aria-labelledby="start">
        <CourtLines className={classes.lines} opacity={0.3} />
        <h2 id="start" className={classes.title}>
          {t(nothingPlanned ? 'start.title' : 'start.titlePlanned')}
        </h2>
        <p className={classes.text}>{t('start.text')}</p>
        <Group gap="sm">
          <Button component={Link} to="/match/list" variant="white">
            {t('start.find')}
          </Button>
          <Button component={Link} to="/match/new" variant="outline" className={classes.outline}>
            {t('start.create')}
          </Button>
        </Group>
      </section>
    );
  }
  return (
    <Section title={t('waiting.titleCount', { count: open.length })}>
      <ul className={cards.rail}>
        {open.map(({ kind, match }) => (
          <li key={`${kind}-${match.id}`}>
            <MatchCard
              match={match}
              headline={t(`waiting.kind.${kind}`)}
              action={
                kind === 'INVITATION' ? (
                  <>
                    <Button size="sm" variant="default" onClick={() => decline(match.id)}>
                      {t('waiting.decline')}
                    </Button>
                    <Button
                      size="sm"
                      disabled={sending}
                      onClick={() => void answer({ input: { matchId: match.id, accept: true } })}
                    >
                      {t('waiting.accept')}
                    </Button>
                  </>
                ) : (
                  <Button component={Link} to={matchPath(match, kind)} size="sm">
                    {t(`waiting.action.${kind}`)}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
