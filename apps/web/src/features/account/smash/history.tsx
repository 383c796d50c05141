import { Anchor, Button, Stack, Text } from '@mantine/core';
import { EmptyState, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownDay } from '../../../entities/level/figures.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { SettingsCard } from '../card.js';
import { shownPoints } from '../../../entities/money/money.js';
import classes from './smash.module.css';
import { useHistory, type HistoryEntry } from './use-history.js';

const pathOf = (page: number) => `/player/account/smash${page > 1 ? `/${page}` : ''}`;

/** How my balance came about, the latest first. */
export function History({ page }: { readonly page: number }) {
  const { t } = useTranslation('smash');
  const list = useHistory(page);
  return (
    <SettingsCard title={t('history.title')} id="history">
      <Stack gap="md">
        <PagedList
          list={list}
          to={pathOf}
          skeleton={<RowsSkeleton count={5} />}
          empty={
            <EmptyState
              order={3}
              illustration="court"
              title={t('history.none')}
              text={t('history.noneText')}
              action={
                <Button component={Link} to="/match/list">
                  {t('history.find')}
                </Button>
              }
            />
          }
        >
          {(entries) => (
            <ul className={classes.rows}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </PagedList>
      </Stack>
    </SettingsCard>
  );
}

function Entry({ entry: { kind, points, at, match, referred } }: { readonly entry: HistoryEntry }) {
  const { t, i18n } = useTranslation('smash');
  const to = match ? matchPath(match) : referred && playerPath(referred);
  return (
    <li className={classes.row}>
      <span>
        {t(`kind.${kind}`)}
        <Text size="sm" c="dimmed" component="span" display="block">
          {shownDay(at, i18n.language)}
          {to && (
            <>
              {' · '}
              <Anchor component={Link} to={to} className={classes.link}>
                {referred?.displayName ?? t('history.match')}
              </Anchor>
            </>
          )}
        </Text>
      </span>
      <span className={classes.figure} data-spent={points < 0 ? '' : undefined}>
        {shownPoints(points, i18n.language)}
      </span>
    </li>
  );
}
