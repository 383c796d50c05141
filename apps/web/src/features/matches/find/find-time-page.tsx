import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useMe, type SessionUser } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { ChoosePlayers } from './choose-players.js';
import { FindTime } from './find-time.js';
import { FindTimesPlayers, opponentsIn } from './times.js';

/** Times that suit one to three other players and me, `?with=` (BYD-04). */
export function Component() {
  const me = useMe();
  return me && <FindTimePage me={me} />;
}

function FindTimePage({ me }: { readonly me: SessionUser }) {
  const { t } = useTranslation('match-page');
  const [params, setParams] = useSearchParams();
  const ids = opponentsIn(params.get('with'), me.id);
  const [one = '', two = one, three = one] = ids;
  const { data, error, previousData, refetch } = useQuery(FindTimesPlayers, {
    variables: { me: me.id, one, two, three },
    skip: one === '',
  });
  const known = data ?? previousData;
  const found = known && [known.one, known.two, known.three].filter((player) => player !== null);
  const opponents = ids.flatMap((id) => found?.find((player) => player.id === id) ?? []);
  const isMissing = data && ids.some((id) => !found?.some((player) => player.id === id));
  if (isMissing)
    return (
      <Missing title={t('find.missing')} text={t('find.missingText')} to="/player/list" label={t('find.players')} />
    );
  const choose = (chosen: readonly string[]) =>
    setParams(chosen.length > 0 ? { with: chosen.join(',') } : {}, { preventScrollReset: true });
  const isKnown = opponents.length === ids.length;
  return (
    <Page title={t('find.title')} width="narrow" noIndex>
      {isKnown ? (
        <Stack gap="lg">
          <Text>{t(ids.length === 0 ? 'find.whom' : 'find.lead')}</Text>
          <ChoosePlayers me={me} opponents={opponents} onChange={choose} />
          {ids.length > 0 && known?.me && <FindTime key={ids.join()} me={known.me} opponents={opponents} />}
        </Stack>
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
