##

modal-close = Sulje

##

licences-title = Lisenssit
