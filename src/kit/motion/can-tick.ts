/** True where the device can be felt: it vibrates, and is touched. */
export const canTick = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
