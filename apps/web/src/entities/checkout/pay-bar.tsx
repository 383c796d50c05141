import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './checkout.module.css';

/** What is to be paid now, and the button for it: always within reach of the thumb. */
export function PayBar({ amount, children }: { readonly amount: string; readonly children: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <div className={classes.bar}>
      <p className={classes.now}>
        {t('price.now')} <strong>{amount}</strong>
      </p>
      {children}
    </div>
  );
}
