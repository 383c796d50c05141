import { Title } from '@mantine/core';
import { HeldUntil } from './held-until.js';

/** What is paid for, where the page does not say it already, and how long the place is held. */
export function CheckoutHead({
  title,
  until,
  onLate,
}: {
  readonly title: string | null;
  /** Null once time plays no part any more. */
  readonly until: string | null;
  onLate(): void;
}) {
  return (
    <div>
      {title !== null && (
        <Title order={3} size="h4">
          {title}
        </Title>
      )}
      {until !== null && <HeldUntil until={until} onOver={onLate} />}
    </div>
  );
}
