/** The file descriptor on which a measured program tells what it used. */
export const usageChannel = 3;
