/** The database. */
export const databaseFile = "app.db";

/** The folder of queued mails. */
export const queuedMailsFolder = "mail/waiting";

/** The time of the last backup, as ISO 8601. */
export const lastBackupFile = "last-backup";
