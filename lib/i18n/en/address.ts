export default {
  works: {
    title: 'What works here',
    score: 'Keeping the score',
    offline: 'Working without a network',
    install: 'On the home screen, like an app',
    awake: 'Keeping the screen awake',
    copy: 'Copying and sharing at one tap',
    yes: 'works',
    needsHttps: 'needs https',
    notInBrowser: 'not in this browser',
  },
  rest: {
    title: 'How to get the rest',
    asking: 'Asking this host for its https address',
    none: 'This host offers no https address of its own.',
    noneText:
      'The README of Tallystick tells whoever hosts it here: any static host over https will do, or npm start -- --lan.',
    fetch: 'Fetch the authority of this host',
    get: 'Fetch the authority',
    compare: 'The terminal of the host shows the same fingerprint; where it shows another, stop here:',
    trust: 'Trust it on this phone',
    iphone:
      'iPhone and iPad: allow the profile, then install it under Settings › General › VPN & Device Management; then switch it on under Settings › General › About › Certificate Trust Settings.',
    android:
      'Android: search the settings for "CA certificate", choose to install one, and take the file from the downloads.',
    bounds:
      'It vouches for addresses of a home network only, and for half a year at most. It is removed at the same place.',
    open: 'Open the https address',
    go: 'Go to {host}',
  },
  tables: {
    title: 'Your tables',
    text: 'Each address keeps tables of its own. To take them along, save a backup in the settings of this address and load it in the settings of the other.',
    settings: 'To the settings',
  },
} as const;
