import { lazy, Suspense } from 'react';

const Badge = lazy(() => import('../../features/chat/nav/chat-badge.js'));

/** Number of unread conversations; loaded after the shell has rendered. */
export const ChatBadge = ({ className }: { readonly className: string | undefined }) => (
  <span className={className}>
    <Suspense>
      <Badge />
    </Suspense>
  </span>
);
