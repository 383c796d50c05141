import { Button, Group, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FilterSelect } from '../table/filter-select.js';
import { useSearchKey } from '../table/row-keys.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { EVERY_STATE, SUPPORT_MATCHES } from './documents.js';
import { useMatchColumns } from './match-columns.js';
import { PlayerPicker } from './player-picker.js';

/** Matches by id, or those of a player, the private ones among them. */
export function MatchesPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { search, set, oneOf } = useUrlFilter();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const playerId = search.get('player');
  const state = oneOf('state', EVERY_STATE);
  const states = state ? [state] : playerId ? [...EVERY_STATE] : null;
  const columns = useMatchColumns();
  const list = useRows({
    field: 'matches',
    query: SUPPORT_MATCHES,
    filter: { ...(playerId && { playerId }), ...(states && { states }) },
  });

  return (
    <ListPage
      title={t('matches.title')}
      lead={(count) => t('matches.count', { count })}
      filters={
        <>
          <Group
            component="form"
            align="end"
            gap="xs"
            wrap="nowrap"
            onSubmit={(event) => {
              event.preventDefault();
              const id = field.current?.value.trim();
              if (id) void navigate(`/matches/${encodeURIComponent(id)}`);
            }}
          >
            <TextInput ref={field} label={t('matches.id')} type="search" />
            <Button type="submit" variant="default">
              {t('matches.open')}
            </Button>
          </Group>
          <PlayerPicker value={playerId} onChange={(id) => set('player', id)} />
          <FilterSelect
            name="state"
            values={EVERY_STATE}
            label={t('matches.state')}
            every={t('matches.every')}
            textOf={(value) => t(`matches.states.${value}`)}
          />
        </>
      }
      hint={playerId ? t('matches.ofPlayer') : t('matches.publicOnly')}
      list={list}
      columns={columns}
      empty={{ title: t('matches.none'), text: t('matches.noneText') }}
    />
  );
}
