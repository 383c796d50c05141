import { Button, Stack } from '@mantine/core';
import { EmptyState, Meta } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { subscribePath } from './addresses.js';

const WAYS = {
  LEVEL_REQUIRED: { to: '/match/list', text: 'now.way.levels' },
  SEX_NOT_ALLOWED: { to: '/player/account', text: 'now.way.details' },
} as const;

/** /league/{id}/subscribe/error?why=…: why the viewer cannot subscribe, with remedies (LEA-03). */
export function Component() {
  const { t, i18n } = useTranslation('league');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const code = params.get('why') ?? '';
  const isKnown = /^[A-Z_]+$/.test(code) && i18n.exists(`league:error.${code}`);
  const way = code === 'LEVEL_REQUIRED' || code === 'SEX_NOT_ALLOWED' ? WAYS[code] : null;
  const title = t('now.refused.title');
  return (
    <>
      <Meta title={title} noIndex />
      <EmptyState
        illustration="lost"
        title={title}
        text={isKnown ? t(`error.${code}`) : t('subscribe.unknown')}
        action={
          <Stack gap="xs" align="stretch">
            {way && (
              <Button component={Link} to={way.to}>
                {t(way.text)}
              </Button>
            )}
            <Button component={Link} to={subscribePath(id)} variant={way ? 'default' : 'filled'}>
              {t('subscribe.again')}
            </Button>
            <Button component={Link} to={leaguePath({ id })} variant="default">
              {t('subscribe.toLeague')}
            </Button>
          </Stack>
        }
      />
    </>
  );
}
