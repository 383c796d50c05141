import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CardsSkeleton, ConfirmSheet, EmptyState, ErrorState, OfflineBanner, OutageBanner } from '../src/index.js';
import { show } from './render.js';

function goOffline(offline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !offline });
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

describe('states of a screen', () => {
  afterEach(() => goOffline(false));

  it('SHL-08 an error offers to try again', async () => {
    const retry = jest.fn();
    await show(<ErrorState onRetry={retry} />, 'it');
    expect(screen.getByRole('alert')).toHaveTextContent('Palla fuori');
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('SHL-08 being offline is announced, and taken back', async () => {
    await show(<OfflineBanner />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    goOffline(true);
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline');
    goOffline(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('SHL-08~ a missing part is announced, but for the time without a connection', async () => {
    await show(<OutageBanner isOut />, 'it');
    expect(screen.getByRole('status')).toHaveTextContent('Comparirà da sola');
    goOffline(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('SHL-08 an empty list offers the action that fills it', async () => {
    await show(<EmptyState title="No matches" action={<button>Create one</button>} />);
    expect(screen.getByRole('heading', { name: 'No matches' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create one' })).toBeInTheDocument();
  });

  it('SHL-08 a skeleton is announced as loading', async () => {
    await show(<CardsSkeleton count={2} />);
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('confirmation', () => {
  it('asks first, does it once, and closes', async () => {
    let finish = () => {};
    const confirm = jest.fn(() => new Promise<void>((done) => (finish = done)));
    const close = jest.fn();
    await show(
      <ConfirmSheet
        opened
        onClose={close}
        title="Leave?"
        text="Your place is given away."
        confirmLabel="Leave"
        onConfirm={confirm}
      />,
    );
    const button = await screen.findByRole('button', { name: 'Leave' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    await act(async () => finish());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});
