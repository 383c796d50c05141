import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { ActionLog } from '../table/action-log.js';
import { Card, Facts } from '../table/facts.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { CENTRE } from './centre-documents.js';
import { CentreForm } from './centre-form.js';
import { OwnerForm } from './owner-form.js';

type Centre = NonNullable<DocumentType<typeof CENTRE>['court']>;

/** One centre: what its page says and who runs it, both of which support can change (CRT-06). */
export function CentrePage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(CENTRE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      title={data?.court?.name ?? t('centres.centre')}
      list={{ path: '/centres', text: t('centres.all') }}
      found={data?.court}
      error={error}
      refetch={refetch}
      missing={{ title: t('centres.missing'), text: t('centres.missingText') }}
    >
      {(found) => <Record found={found} />}
    </RecordPage>
  );
}

function Record({ found }: { readonly found: Centre }) {
  const { t } = useTranslation(['admin', 'centre', 'court', 'common']);
  const [asked, setAsked] = useState<'EDIT' | 'ASSIGN' | 'REMOVE' | null>(null);
  const { owner, fields } = found;
  const close = () => setAsked(null);
  const number = (digits: string | null) => digits && [found.prefix, digits].filter(Boolean).join(' ');
  return (
    <Stack mt="sm">
      <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{found.name}</h2>
      <Group gap="xs">
        <Button onClick={() => setAsked('EDIT')}>{t('centres.edit')}</Button>
        <Button variant="default" onClick={() => setAsked('ASSIGN')}>
          {t('centres.assign')}
        </Button>
        {owner && (
          <Button variant="light" color="red" onClick={() => setAsked('REMOVE')}>
            {t('centres.unassign')}
          </Button>
        )}
        <Anchor variant="standalone" component={Link} to={`/audit?about=${encodeURIComponent(found.id)}`} size="sm">
          {t('centres.inAudit')}
        </Anchor>
      </Group>
      <div className={classes.cards}>
        <Card title={t('centres.centre')}>
          <Facts
            facts={[
              [t('centres.owner'), owner ? <PlayerLink player={owner} /> : t('centres.nobody')],
              [t('centres.address'), `${found.address}, ${found.city} (${found.country})`],
              [t('centres.position'), `${found.lat?.toFixed(5)}, ${found.lng?.toFixed(5)}`],
              [t('centres.timeZone'), found.timeZone],
              [t('centre:info.landline'), number(found.landline)],
              [t('centre:info.mobile'), number(found.mobile)],
              [t('centres.email'), found.email],
              [t('centres.website'), found.website],
              [t('centre:info.bookingUrl'), found.bookingUrl],
              [t('centre:info.facebook'), found.facebook],
              [t('centre:info.instagram'), found.instagram],
              [t('centre:info.description'), found.description],
              [
                t('centre:info.notificationMobile'),
                found.notificationMobile && `${found.notificationPrefix ?? ''} ${found.notificationMobile}`,
              ],
              [t('centres.favourites'), found.favouritesCount],
            ]}
          />
        </Card>
        <Card title={t('centres.fields')}>
          <Facts
            facts={fields.map(({ name, sport, surface, covered }) => [
              name,
              [
                t(`common:sport.${sport}` as 'common:sport.1'),
                t(`court:surface.${surface}`),
                covered && t('centre:fields.covered'),
              ]
                .filter(Boolean)
                .join(', '),
            ])}
          />
          {fields.length === 0 && t('centre:fields.none')}
        </Card>
        <ActionLog
          actions={found.actions ?? []}
          textOf={(kind) => t(`centres.kinds.${kind}` as 'centres.kinds.CLAIM_GRANTED')}
        />
      </div>
      {asked === 'EDIT' && <CentreForm centre={found} onClose={close} />}
      {(asked === 'ASSIGN' || asked === 'REMOVE') && (
        <OwnerForm centre={found} removes={asked === 'REMOVE'} onClose={close} />
      )}
    </Stack>
  );
}
