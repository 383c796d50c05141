import { fireEvent, screen } from '@testing-library/react';
import { PlayerAvatar } from '../src/index.js';
import { show } from './render.js';

describe('avatar', () => {
  it('SHL-09 is silent beside the name and speaks where it stands alone', async () => {
    const player = { id: 'ana', displayName: 'Ana Rossi' };
    const { unmount } = await show(<PlayerAvatar player={player} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    unmount();
    await show(<PlayerAvatar player={player} named />);
    expect(screen.getByRole('img', { name: 'Ana Rossi' })).toBeInTheDocument();
  });

  it('SHL-05~ shows initials again when the picture cannot be loaded', async () => {
    const player = { id: 'ana', displayName: 'Ana Rossi', profiles: { avatarThumbnail: '/files/avatars/a1.svg' } };
    const { container } = await show(<PlayerAvatar player={player} />);
    const picture = container.querySelector('img')!;
    expect(picture).toHaveAttribute('src', '/files/avatars/a1.svg');
    expect(screen.queryByText('AR')).not.toBeInTheDocument();
    fireEvent.error(picture);
    expect(screen.getByText('AR')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});
