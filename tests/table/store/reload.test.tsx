import { rememberSlot } from '#table/store/address.ts';

it('a reload of the tab goes on with its game, and asks about a link', async () => {
  const load = async () => {
    vi.resetModules();
    return (await import('#table/store/navigation.ts')).useScreen.getState();
  };
  expect(await load()).toMatchObject({ opening: null, incoming: null });
  rememberSlot({ id: 'a-1', of: 'counting' });
  history.replaceState(null, '', '/#game=a');
  expect(await load()).toEqual({
    opening: { from: 'saved', id: 'a-1', of: 'counting' },
    back: [],
    failure: null,
    incoming: { link: '#game=a' },
  });
});
