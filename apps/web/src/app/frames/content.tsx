import { PageSkeleton } from '@setpoint/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../errors/error-boundary.js';
import classes from './content.module.css';
import { useTranslation } from 'react-i18next';

/** The main part of a frame, with an error boundary of its own. */
export function Content({ className }: { readonly className?: string }) {
  const { key } = useLocation();
  return (
    <main id="content" tabIndex={-1} className={`${classes.content} ${className ?? ''}`}>
      <ErrorBoundary place={key}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Skip link past the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={classes.skip} href="#content">
      {t('shell:skip')}
    </a>
  );
}
