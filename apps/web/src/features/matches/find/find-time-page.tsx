import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { FindTime } from './find-time.js';
import { FindTimesPlayer } from './times.js';

/** Times that suit another player and me, `?with=` (BYD-04). */
export function Component() {
  const { t } = useTranslation('match');
  const me = useMe();
  const [params] = useSearchParams();
  const id = params.get('with') ?? '';
  const { data, error, refetch } = useQuery(FindTimesPlayer, { variables: { id }, skip: !me || id === '' });
  if (!me) return null;
  if (id === '' || data?.player === null || id === me.id)
    return (
      <Missing
        title={t(id === '' ? 'find.who' : 'find.missing')}
        text={t('find.missingText')}
        to="/player/list"
        label={t('find.players')}
      />
    );
  return (
    <Page title={t('find.title')} width="narrow" noIndex>
      {data?.player ? (
        <FindTime key={id} me={me} opponent={data.player} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton h={320} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}
