import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { formatsOf, SPORTS } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  SEXES,
  STATISTICS_LISTS,
  LEVEL_NAMES,
  rankingPath,
  type LevelAddress,
  type RankingAddress,
  type StatisticsAddress,
} from './address.js';
import { COUNTRIES, yearsUpTo } from './choices.js';
import { useRankingWords } from './ranking-words.js';

const FORMATS = SPORTS.flatMap(({ id: sport }) => formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers })));
const formatKey = ({ sport, numberPlayers }: Pick<RankingAddress, 'sport' | 'numberPlayers'>) =>
  `${sport}-${numberPlayers}`;

/** Another list, sport, year or place: each choice is an address of its own (FLT-05). */
export function RankingFilters({ ranking }: { readonly ranking: RankingAddress }) {
  const { t } = useTranslation('ranking');
  const navigate = useNavigate();
  const words = useRankingWords();
  const go = (next: RankingAddress) => void navigate(rankingPath(next));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      {ranking.kind === 'level' ? <LevelChoice ranking={ranking} go={go} /> : <ListChoice ranking={ranking} go={go} />}
      <NativeSelect
        label={t('filter.format')}
        value={formatKey(ranking)}
        data={FORMATS.map((format) => ({ value: formatKey(format), label: words.format(format) }))}
        onChange={({ currentTarget }) => {
          const format = FORMATS.find((one) => formatKey(one) === currentTarget.value)!;
          go({ ...ranking, ...format });
        }}
      />
      {ranking.kind === 'level' ? (
        <PeopleChoices ranking={ranking} go={go} />
      ) : (
        ranking.year !== null && (
          <NativeSelect
            label={t('filter.year')}
            value={String(ranking.year)}
            data={yearsUpTo(ranking.year).map(String)}
            onChange={({ currentTarget }) => go({ ...ranking, year: Number(currentTarget.value) })}
          />
        )
      )}
    </SimpleGrid>
  );
}

interface Choosing<Address> {
  readonly ranking: Address;
  go(next: RankingAddress): void;
}

function ListChoice({ ranking, go }: Choosing<StatisticsAddress>) {
  const { t } = useTranslation('ranking');
  return (
    <NativeSelect
      label={t('filter.list')}
      value={ranking.list}
      data={STATISTICS_LISTS.map((value) => ({ value, label: t(`list.${value}.title`) }))}
      onChange={({ currentTarget }) => {
        const list = STATISTICS_LISTS.find((one) => one === currentTarget.value)!;
        go({ ...ranking, list, year: list === 'PLAYERS_MET' ? null : (ranking.year ?? yearsUpTo()[0]!) });
      }}
    />
  );
}

function LevelChoice({ ranking, go }: Choosing<LevelAddress>) {
  const { t } = useTranslation(['ranking', 'common']);
  return (
    <NativeSelect
      label={t('filter.level')}
      value={ranking.level}
      data={LEVEL_NAMES.map((value) => ({ value, label: t(`common:level.${value}`) }))}
      onChange={({ currentTarget }) =>
        go({ ...ranking, level: LEVEL_NAMES.find((one) => one === currentTarget.value)! })
      }
    />
  );
}

function PeopleChoices({ ranking, go }: Choosing<LevelAddress>) {
  const { t, i18n } = useTranslation(['ranking', 'player-ui']);
  const me = useMe();
  const { country } = useRankingWords();
  const countries = [...new Set([...COUNTRIES, ranking.country])]
    .map((value) => ({ value, label: country(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <>
      <NativeSelect
        label={t('filter.country')}
        value={ranking.country}
        data={countries}
        onChange={({ currentTarget }) => go({ ...ranking, country: currentTarget.value })}
      />
      {me && (
        <NativeSelect
          label={t('filter.sex')}
          value={ranking.sex}
          data={SEXES.map((value) => ({ value, label: t(`player-ui:sex.${value === 'I' ? 'all' : value}`) }))}
          onChange={({ currentTarget }) => go({ ...ranking, sex: SEXES.find((one) => one === currentTarget.value)! })}
        />
      )}
    </>
  );
}
