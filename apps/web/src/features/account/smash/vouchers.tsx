import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { SmashVoucherFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../entities/level/figures.js';
import { SettingsCard } from '../card.js';
import { shownMoney } from '../../../entities/money/money.js';
import classes from './smash.module.css';

const COLOURS = { ACTIVE: 'grass', RESERVED: 'clay', USED: 'gray', CANCELLED: 'gray' } as const;

/** What I bought with points; those that can be used first. */
export function Vouchers({ vouchers }: { readonly vouchers: readonly SmashVoucherFragment[] }) {
  const { t } = useTranslation('smash');
  const sorted = vouchers.toSorted((a, b) => Number(b.state === 'ACTIVE') - Number(a.state === 'ACTIVE'));
  return (
    <SettingsCard title={t('vouchers.title')}>
      {sorted.length === 0 ? (
        <EmptyState order={3} title={t('vouchers.none')} text={t('vouchers.noneText')} />
      ) : (
        <ul className={classes.rows}>
          {sorted.map((voucher) => (
            <Voucher key={voucher.id} voucher={voucher} />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

function Voucher({ voucher }: { readonly voucher: SmashVoucherFragment }) {
  const { t, i18n } = useTranslation('smash');
  const { copy, copied, error } = useClipboard({ timeout: 4000 });
  const { code, state, value, brand, issuedAt, endedAt } = voucher;
  const day = shownDay(endedAt ?? issuedAt, i18n.language);
  const isOpen = state === 'ACTIVE';
  return (
    <li className={classes.voucher} data-ended={endedAt ? '' : undefined}>
      <Group justify="space-between" gap="xs">
        <strong>
          {shownMoney(value, i18n.language)} · {brand}
        </strong>
        <Badge color={COLOURS[state]} variant="light" tt="none">
          {t(`vouchers.state.${state}`)}
        </Badge>
      </Group>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <code className={classes.code}>{code}</code>
        {isOpen && (
          <ActionIcon variant="default" size={44} aria-label={t('vouchers.copy', { code })} onClick={() => copy(code)}>
            {copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
          </ActionIcon>
        )}
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {copied
          ? t('vouchers.copied')
          : error
            ? t('vouchers.copyFailed')
            : endedAt
              ? t(`vouchers.ended.${state}`, { day })
              : t('vouchers.issued', { day })}
      </Text>
    </li>
  );
}
