import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { EmptyState, Meta } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { useLeagueRefusal } from '../../../entities/competitions/use-league-refusal.js';
import { Enrolment } from './subscribe-fields.js';
import { waysOn } from './ways-on.js';

/** /league/{id}/subscribe/error?why=…: why the viewer cannot subscribe, with remedies (LEA-03). */
export function Component() {
  const { t, i18n } = useTranslation('league');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const code = params.get('why') ?? '';
  const isKnown = /^[A-Z_]+$/.test(code) && i18n.exists(`league:error.${code}`);
  const refusal = useLeagueRefusal();
  const { data } = useQuery(Enrolment, { skip: code !== 'ENROLMENT_NOT_OPEN', variables: { id } });
  const title = t('now.refused.title');
  return (
    <>
      <Meta title={title} noIndex />
      <EmptyState
        illustration="lost"
        title={title}
        text={isKnown ? refusal(code, data?.league?.enrolmentOpensOn ?? null) : t('subscribe.unknown')}
        action={
          <Stack gap="xs" align="stretch">
            {waysOn(code, id).map(({ label, to }, index) => (
              <Button key={label} component={Link} to={to} variant={index === 0 ? 'filled' : 'default'}>
                {t(label)}
              </Button>
            ))}
          </Stack>
        }
      />
    </>
  );
}
