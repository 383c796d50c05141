import { lazy, Suspense } from 'react';

const Badge = lazy(() => import('../../features/chat/nav/chat-badge.js'));

/** How many conversations have something new; loaded after the shell has been drawn. */
export const ChatBadge = ({ className }: { readonly className: string | undefined }) => (
  <span className={className}>
    <Suspense>
      <Badge />
    </Suspense>
  </span>
);
