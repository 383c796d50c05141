import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const PATHS = { list: '/match/list', my: '/match/my', friends: '/match/friends' } as const;

/** The three lists of matches. */
export function MatchesTabs({ active }: { readonly active: keyof typeof PATHS }) {
  const { t } = useTranslation('match-page');
  const navigate = useNavigate();
  return (
    <Tabs value={active} onChange={(tab) => tab && void navigate(PATHS[tab as keyof typeof PATHS])}>
      <Tabs.List aria-label={t('tabs.label')}>
        {(Object.keys(PATHS) as (keyof typeof PATHS)[]).map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
