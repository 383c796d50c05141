import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { ActionLog } from '../table/action-log.js';
import { Card, Facts } from '../table/facts.js';
import { ReasonForm } from '../table/reason-form.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { useAction } from '../table/use-action.js';
import { useTimes } from '../table/use-times.js';
import { CentreLink } from './centre-link.js';
import { APPROVE, MERGE, REJECT, SUGGESTION } from './documents.js';
import { WhereSketch } from './where-sketch.js';

type Suggestion = NonNullable<DocumentType<typeof SUGGESTION>['courtSuggestion']>;
const rereads = ['SupportSuggestionById'];
const refused = 'centres.refused';

/** One suggested centre beside those that it may be; made a centre, merged, or turned down (ADM-02). */
export function SuggestionPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SUGGESTION, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      title={t('centres.suggestion')}
      list={{ path: '/suggestions', text: t('centres.allSuggestions') }}
      found={data?.courtSuggestion}
      error={error}
      refetch={refetch}
      missing={{ title: t('centres.missing'), text: t('centres.missingText') }}
    >
      {(found) => <Record found={found} />}
    </RecordPage>
  );
}

function Record({ found }: { readonly found: Suggestion }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** A centre to merge into, or null to turn it down; undefined while nothing is asked. */
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>();
  const approve = useAction({ field: 'approveCourtSuggestion', mutation: APPROVE, refused, rereads });
  const merge = useAction({ field: 'mergeCourtSuggestion', mutation: MERGE, refused, rereads });
  const reject = useAction({ field: 'rejectCourtSuggestion', mutation: REJECT, refused, rereads });
  const { id: suggestionId, suggestedBy, similar } = found;
  const isOpen = found.state === 'PENDING';

  async function add() {
    setSending(true);
    setRefusal(await approve({ suggestionId }, t('centres.approved')));
    setSending(false);
  }

  const decide = (reason: string) =>
    asked
      ? merge({ suggestionId, courtId: asked.id, reason }, t('centres.merged'))
      : reject({ suggestionId, reason }, t('centres.rejected'));

  return (
    <Stack mt="sm">
      <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{found.name}</h2>
      {refusal && (
        <Text c="red" role="alert">
          {refusal}
        </Text>
      )}
      {isOpen && (
        <Group gap="xs">
          <Button loading={sending} onClick={() => void add()}>
            {t('centres.approve')}
          </Button>
          <Button color="red" variant="light" onClick={() => setAsked(null)}>
            {t('centres.reject')}
          </Button>
        </Group>
      )}
      <div className={classes.cards}>
        <Card title={t('centres.suggestion')}>
          <Facts
            facts={[
              [t('centres.state'), t(`centres.suggestionStates.${found.state}`)],
              [t('centres.address'), `${found.address}, ${found.city} (${found.country})`],
              [t('centres.position'), `${found.lat.toFixed(5)}, ${found.lng.toFixed(5)}`],
              [t('centres.note'), found.note],
              [t('centres.by'), suggestedBy && <PlayerLink player={suggestedBy} />],
              [t('centres.since'), time(found.suggestedAt)],
              [t('centres.became'), found.court && <CentreLink centre={found.court} />],
              [t('centres.reason'), found.reason],
            ]}
          />
        </Card>
        <Card title={t('centres.similar')}>
          <WhereSketch
            at={found}
            others={(similar ?? []).flatMap(({ court: { lat, lng } }) =>
              lat === null || lng === null ? [] : [{ lat, lng }],
            )}
          />
          {similar?.length === 0 && <Text size="sm">{t('centres.noSimilar')}</Text>}
          {similar?.map(({ court, metres }, at) => (
            <Group key={court.id} justify="space-between" gap="xs" mb="xs">
              <Text size="sm">
                {at + 1}. {court.name}, {court.address}, {court.city} · {t('centres.metres', { metres })}
              </Text>
              {isOpen && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('centres.mergeNamed', { name: court.name })}
                  onClick={() => setAsked(court)}
                >
                  {t('centres.merge')}
                </Button>
              )}
            </Group>
          ))}
        </Card>
        <ActionLog
          actions={found.actions ?? []}
          textOf={(kind) => t(`centres.kinds.${kind}` as 'centres.kinds.CLAIM_GRANTED')}
        />
      </div>
      {asked !== undefined && (
        <ReasonForm
          opened
          title={asked ? t('centres.mergeTitle', { name: asked.name }) : t('centres.rejectTitle')}
          isForPlayer
          action={asked ? t('centres.merge') : t('centres.reject')}
          onSend={decide}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
