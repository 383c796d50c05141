import { useTranslation } from 'react-i18next';
import { CouponCheckForm } from '../../../entities/smash/coupon-check.js';
import { SettingsCard } from '../card.js';

/** What a coupon is worth to me, before I pay with it (SMS-03). */
export function CouponCheckCard() {
  const { t } = useTranslation('smash');
  return (
    <SettingsCard title={t('coupon.title')}>
      <CouponCheckForm />
    </SettingsCard>
  );
}
