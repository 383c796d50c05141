import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePolling } from '../src/index.js';

describe('a query that is repeated', () => {
  it('SHL-08 is repeated much less often while it fails, and as before once it works', () => {
    const startPolling = jest.fn();
    const { rerender } = renderHook(({ error }: { error?: Error }) => usePolling({ error, startPolling }, 1_000), {
      initialProps: {},
    });
    rerender({ error: new Error('out of order') });
    rerender({ error: new Error('still out of order') });
    rerender({});
    expect(startPolling.mock.calls).toEqual([[1_000], [30_000], [1_000]]);
  });
});
