/** The six colours a player can have. A player colour is never used for a row of cards. */
export type PlayerColour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';

/** Drawn here and not taken from the sprite: pieces must be there in the first paint, and their outlines overflow. */
export const followerShape =
  'M12.4.5C9.800 1.300 8 3.300 8 5.700c0 1.300.5 2.400 1.350 3.250C5.600 9.700 2.900 12 1.900 15c-.4 1.250.5 2.300 1.750 2.100l2.750-.45c-.15 2.100-.75 3.750-1.700 5.250-.5.8 0 1.650.9 1.650h4.400c.45 0 .8-.2 1-.6L12 20.600l1 2.350c.2.4.55.6 1 .6h4.400c.9 0 1.400-.85.9-1.650-.95-1.500-1.550-3.150-1.700-5.250l2.750.45c1.250.2 2.150-.85 1.750-2.100-1-3-3.700-5.300-7.450-6.050.85-.85 1.350-1.950 1.350-3.250C16 3.300 14.700 1.100 12.400.5Z';

/** The second sign of a player beside the colour: triangle, square, disc, diamond, cross, star. */
export const markShapes: Record<PlayerColour, string> = {
  red: 'M12 2.4 22.4 21H1.6Z',
  blue: 'M3.4 3.4h17.2v17.2H3.4Z',
  yellow: 'M12 2.2a9.8 9.8 0 1 0 0 19.6 9.8 9.8 0 0 0 0-19.6Z',
  green: 'M12 1.2 22.8 12 12 22.8 1.2 12Z',
  black: 'M8.2 2h7.6v6.2H22v7.6h-6.2V22H8.2v-6.2H2V8.2h6.2Z',
  pink: 'M12 1.4c1 5.2 3.4 7.9 10.6 10.6C15.4 14.7 13 17.400 12 22.600 11 17.400 8.600 14.700 1.400 12 8.600 9.300 11 6.600 12 1.400Z',
};
