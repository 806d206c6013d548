/** An offer of ours, long enough and plain: for tests that are about something else. */
export const AN_OFFER = `Infirmier ou infirmière en hôpital de jour (H/F)

Vos missions :
- accueillir les patients et évaluer leur état à l'arrivée
- animer des ateliers thérapeutiques avec l'équipe pluridisciplinaire
- assurer la traçabilité des soins dans le dossier informatisé

Profil recherché :
Diplôme d'État d'infirmier exigé. Une première expérience en psychiatrie serait un plus.
Vous êtes rigoureux et vous aimez travailler en équipe.`
